-- Spec: appareils#code-enrolement: an enrolment code is valid for 24 hours, a default versioned per
-- organization; 404 for a person outside the organization.
begin;
set local role metier;
select plan(5);
select essai.preparer();

select is(appareil.emettre_code(essai.id('agent ESSAI'), essai.id('admin ESSAI'),
    essai.t()) ->> 'expire_le', '2026-06-02T08:00:00Z',
  'twenty-four hours by default');
insert into reglage.reglage values (core.organisation_id(), 'appareil.code_enrolement_h', 1, '2',
  essai.t(), null);
select is(appareil.emettre_code(essai.id('agent ESSAI'), essai.id('admin ESSAI'),
    essai.t()) ->> 'expire_le', '2026-06-01T10:00:00Z',
  'two when the organization says so');
select throws_ok(
  $$ select appareil.emettre_code(essai.id('agent VOISIN'), essai.id('admin ESSAI'), essai.t()) $$,
  'TR404', 'utilisateur_inconnu',
  'an agent of another organization');
select is((select count(distinct appareil.code_aleatoire()) from generate_series(1, 500)),
  500::bigint,
  'codes do not repeat');
select is((select count(*) from generate_series(1, 500)
    where appareil.code_aleatoire() !~ '^[2-9A-HJ-NP-Z]{10}$'),
  0::bigint,
  'and can be read aloud');

select * from finish();
rollback;
