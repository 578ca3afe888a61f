-- Spec: appareils#vidage: a draining code gives a token once, before it expires, for its own
-- device; all other attempts get one and the same refusal.
begin;
set local role metier;
select plan(12);
select essai.preparer();

select from appareil.revoquer(essai.id('appareil ESSAI'), 'x', essai.t());
create temp table c as select appareil.emettre_code_vidage(essai.id('appareil ESSAI'), 'x',
  essai.id('admin ESSAI'), essai.t()) ->> 'code' as code;
create function pg_temp.echanger(p_code text, p_id uuid default essai.id('appareil ESSAI'),
  p_le timestamptz default essai.t()) returns text language sql as $$
  select essai.essayer(format('select appareil.echanger_code_vidage(%L, %L, %L)::jsonb ->> %L',
      p_id, p_code, p_le, 'duree_s'))
$$;
select matches(code, '^ESSAI-[2-9A-Z]{10}$', 'it begins with the organization''s code') from c;
select set_config('sillon.organisation_id', '', true);
select is(pg_temp.echanger(code, essai.id('appareil VOISIN')), '403 code_vidage_invalide',
  'another device') from c;
select is(pg_temp.echanger(replace(code, 'ESSAI', 'VOISIN')), '403 code_vidage_invalide',
  'another organization') from c;
select is(pg_temp.echanger(replace(code, 'ESSAI', 'NULLE')), '403 code_vidage_invalide',
  'no organization') from c;
select is(pg_temp.echanger(replace(code, 'ESSAI', 'ESSAI,VOISIN')), '403 code_vidage_invalide',
  'two organizations') from c;
select is(pg_temp.echanger('ESSAI-2222222222'), '403 code_vidage_invalide', 'another code');
select is(pg_temp.echanger(code, p_le => essai.t(1)), '403 code_vidage_invalide', 'a day later')
from c;
select essai.entrer('ESSAI');
update organisation.organisation set statut = 'suspendue';
select is(pg_temp.echanger(code), '403 organisation_suspendue', 'a suspended organization') from c;
select essai.entrer('ESSAI');
update organisation.organisation set statut = 'active';
select set_config('sillon.organisation_id', '', true);
select is(pg_temp.echanger(' ' || lower(code) || ' '), '1800',
  'the right one, half an hour of token') from c;
select is(pg_temp.echanger(code), '403 code_vidage_invalide', 'once') from c;
select essai.entrer('ESSAI');
insert into reglage.reglage values (core.organisation_id(), 'appareil.jeton_vidage_min', 1, '5',
  essai.t(), null);
create temp table d as select appareil.emettre_code_vidage(essai.id('appareil ESSAI'), 'x',
  essai.id('admin ESSAI'), essai.t()) ->> 'code' as code;
select is(pg_temp.echanger(code), '300', 'as long as the setting says') from d;
select is((select count(*) from journal.evenement e
    where e.action = 'appareil.echanger_code_vidage'), 2::bigint, 'the journal has each');

select * from finish();
rollback;
