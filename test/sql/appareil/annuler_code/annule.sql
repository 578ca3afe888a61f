-- Spec: appareils#code-enrolement: an unused enrolment code can be cancelled; it then enrols no
-- phone.
begin;
set local role metier;
select plan(8);
select essai.preparer();

create temp table c as select appareil.emettre_code(essai.id('agent ESSAI'),
  essai.id('admin ESSAI'), essai.t())::jsonb as j;
create function pg_temp.annuler(p_id uuid, p_le timestamptz default essai.t()) returns text
language sql as $$
  select essai.essayer(format('select appareil.annuler_code(%L, %L, %L, %L)::jsonb ->> %L', p_id,
      'perdu', essai.id('admin ESSAI'), p_le, 'statut'))
$$;
select is(appareil.presenter_code(k, essai.t()) ->> 'statut', 'valable', 'valid')
from appareil.code_enrolement k;
select is(appareil.presenter_code(k, essai.t(1)) ->> 'statut', 'expire', 'until it expires')
from appareil.code_enrolement k;
select is(pg_temp.annuler((j ->> 'id')::uuid, essai.t(1)), '409 code_enrolement_clos',
  'an expired one is not cancelled') from c;
select is(pg_temp.annuler((j ->> 'id')::uuid), 'annule', 'cancelled') from c;
select is(pg_temp.annuler((j ->> 'id')::uuid), '409 code_enrolement_clos', 'once') from c;
select is(
  essai.essayer(format('select appareil.enroler(%L, %L, null, essai.t())', essai.id('agent ESSAI'),
      j ->> 'code')), '403 code_enrolement_invalide',
  'it enrols nobody') from c;
select is(pg_temp.annuler(essai.id('?')), '404 code_enrolement_inconnu', 'nobody''s code');
create temp table d as select appareil.emettre_code(essai.id('agent ESSAI'),
  essai.id('admin ESSAI'), essai.t())::jsonb as j;
select from d, appareil.enroler(essai.id('agent ESSAI'), j ->> 'code', null, essai.t());
select is(pg_temp.annuler((j ->> 'id')::uuid), '409 code_enrolement_clos', 'nor is a used one')
from d;

select * from finish();
rollback;
