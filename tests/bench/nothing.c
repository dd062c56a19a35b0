/* nothing -- what starting any process costs: the measure for geocoder's own start. */
int main(void) {
    return 0;
}
