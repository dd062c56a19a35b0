// Finds a place from Rust; ends with 0, or with the code of what failed.
use std::ffi::{CStr, CString};
use std::os::raw::{c_char, c_int, c_void};
use std::ptr::{null, null_mut};

extern "C" {
    fn geocoder_open(settings: *const *const c_char, log: *const c_void, data: *mut c_void, handle: *mut *mut c_void) -> c_int;
    fn geocoder_call(handle: *mut c_void, tool: *const c_char, arguments: *const c_char, reply: *mut c_char, size: usize) -> c_int;
    fn geocoder_close(handle: *mut c_void) -> c_int;
}

fn text(of: &str) -> CString {
    CString::new(of).unwrap()
}

fn main() {
    let given: Vec<CString> = std::env::args().skip(1).chain(["GEOCODER_LANGUAGE=de".into()]).map(|s| text(&s)).collect();
    let settings: Vec<*const c_char> = given.iter().map(|s| s.as_ptr()).chain([null()]).collect();
    let (mut g, mut reply) = (null_mut(), vec![0 as c_char; 8 << 20]);
    let code = unsafe {
        match geocoder_open(settings.as_ptr(), null(), null_mut(), &mut g) {
            0 => geocoder_call(g, text("geocode").as_ptr(), text(r#"{"query": "Munich"}"#).as_ptr(), reply.as_mut_ptr(), reply.len()),
            code => code,
        }
    };
    println!("{}", unsafe { CStr::from_ptr(reply.as_ptr()) }.to_string_lossy());
    unsafe { geocoder_close(g) };
    std::process::exit(code);
}
