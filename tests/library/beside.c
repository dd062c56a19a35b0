/* Threads that open, call and close the library at once, in a program that has another mbedTLS. */
#include <geocoder.h>
#include <mbedtls/sha256.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { THREADS = 4, CALLS = 25, REPLY_MAX = 1 << 16 };

static pthread_barrier_t all_have_tried;
static geocoder *handle; /* of the first that opened it */
static const char *const names[THREADS] = {"Boulder, Colorado", "Tokyo", "Nairobi", "Montevideo"};

/* NULL, or the name of what went wrong. */
static void *run(void *name) {
    static _Thread_local char reply[REPLY_MAX];
    char arguments[64], first[32];
    snprintf(arguments, sizeof arguments, "{\"query\": \"%s\"}", (const char *)name);
    snprintf(first, sizeof first, "\"display_name\":\"%.5s", (const char *)name);
    geocoder *own = NULL;
    int opened = geocoder_open(NULL, NULL, NULL, &own);
    if (opened == GEOCODER_OK) {
        handle = own;
    }
    pthread_barrier_wait(&all_have_tried);
    if (opened != GEOCODER_OK && opened != GEOCODER_IS_OPEN) {
        return name;
    }
    for (int i = 0; i < CALLS; i++) {
        if (geocoder_call(handle, "geocode", arguments, reply, sizeof reply) != 0 ||
            !strstr(reply, first)) {
            return name;
        }
    }
    return NULL;
}

int main(void) {
    static const unsigned char abc[4] = {0xBA, 0x78, 0x16, 0xBF}; /* FIPS 180-2, appendix B.1 */
    unsigned char sum[32];
    pthread_t threads[THREADS];
    void *wrong = NULL, *result = NULL;
    pthread_barrier_init(&all_have_tried, NULL, THREADS);
    for (int i = 0; i < THREADS; i++) {
        if (pthread_create(&threads[i], NULL, run, (void *)names[i]) != 0) {
            return 1;
        }
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], &result);
        wrong = result ? result : wrong;
    }
    if (wrong) {
        printf("a wrong answer about %s\n", (const char *)wrong);
    }
    return wrong || geocoder_close(handle) != GEOCODER_OK ||
           mbedtls_sha256((const unsigned char *)"abc", 3, sum, 0) != 0 ||
           memcmp(sum, abc, sizeof abc) != 0;
}
