import Darwin
import ExpoModulesCore

/// The clock that goes on while the phone sleeps: `mach_continuous_time` counts sleep, `mach_absolute_time` does not.
public class BootTimeModule: Module {
  public func definition() -> ModuleDefinition {
    Name("BootTime")

    Function("elapsedMs") { () -> Double? in
      elapsedMs()
    }

    Function("bootId") { () -> String? in
      bootSession()
    }
  }
}

private func elapsedMs() -> Double? {
  var timebase = mach_timebase_info_data_t()
  guard mach_timebase_info(&timebase) == KERN_SUCCESS, timebase.denom > 0 else { return nil }
  let nanoseconds = Double(mach_continuous_time()) * Double(timebase.numer) / Double(timebase.denom)
  return nanoseconds / 1_000_000
}

/// The kernel's own name of this run of the device: a UUID that each start makes anew.
private func bootSession() -> String? {
  var size = 0
  guard sysctlbyname("kern.bootsessionuuid", nil, &size, nil, 0) == 0, size > 1 else { return nil }
  var text = [CChar](repeating: 0, count: size)
  guard sysctlbyname("kern.bootsessionuuid", &text, &size, nil, 0) == 0 else { return nil }
  return String(cString: text)
}
