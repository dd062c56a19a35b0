/* sizes.c: host tool that ends a build with the size of the program, with and without its
 * gazetteer.
 *
 *   sizes PROGRAM GAZETTEER */
#include <stdio.h>
#include <stdlib.h>

static long size_of(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END) != 0) {
        fprintf(stderr, "sizes: cannot read %s\n", path);
        exit(1);
    }
    long bytes = ftell(file);
    fclose(file);
    return bytes;
}

int main(int argc, char **argv) {
    if (argc != 3) return 2;
    long whole = size_of(argv[1]), gazetteer = size_of(argv[2]);
    printf("geocoder: %ld bytes", whole);
    if (gazetteer > 0) printf(", %ld without the gazetteer", whole - gazetteer);
    putchar('\n');
    return 0;
}
