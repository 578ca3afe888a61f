Pod::Spec.new do |s|
  s.name           = 'BootTime'
  s.version        = '1.0.0'
  s.summary        = 'The time since the phone was switched on, sleep included'
  s.license        = 'UNLICENSED'
  s.author         = 'Sillon'
  s.homepage       = 'https://sillon.example'
  s.platforms      = { :ios => '16.4' }
  s.source         = { :git => '' }
  s.static_framework = true
  s.dependency 'ExpoModulesCore'
  s.pod_target_xcconfig = { 'DEFINES_MODULE' => 'YES' }
  s.source_files = '**/*.{h,m,swift}'
end
