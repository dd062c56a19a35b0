// Finds a place from Go; ends with 0, or with the code of what failed.
package main

// #include <geocoder.h>
import "C"

import (
	"fmt"
	"os"
	"unsafe"
)

func main() {
	settings := []*C.char{C.CString("GEOCODER_LANGUAGE=de")}
	for _, setting := range os.Args[1:] {
		settings = append(settings, C.CString(setting))
	}
	settings = append(settings, nil)
	reply := make([]byte, C.GEOCODER_REPLY_MAX)
	var g *C.geocoder
	code := C.geocoder_open(&settings[0], nil, nil, &g)
	if code == C.GEOCODER_OK {
		out := (*C.char)(unsafe.Pointer(&reply[0]))
		code = C.geocoder_call(g, C.CString("geocode"), C.CString(`{"query": "Munich"}`), out, C.size_t(len(reply)))
		fmt.Println(C.GoString(out))
		C.geocoder_close(g)
	}
	os.Exit(int(code))
}
