-- Spec: conformite-et-certificats#correction: a wrong last day of a certificate, or of a line, is
-- corrected; operations between the two days are listed, and stay.
begin;
set local role metier;
select plan(11);
select essai.preparer_receptions();
select set_config('essai.certificat', essai.certifier('C', '2026-01-01', '2026-12-31')::text, true);
create function pg_temp.ligne() returns uuid language sql as $$
  select p.id from certificat.portee p
  where p.certificat_id = current_setting('essai.certificat')::uuid order by p.rang limit 1
$$;
create function pg_temp.corriger(p_champs jsonb) returns text language plpgsql as $$
declare
  v_certificat certificat.certificat;
begin
  v_certificat := certificat.corriger(current_setting('essai.certificat')::uuid,
    '{"raison": "Mal lu"}' || p_champs, essai.id('rsci ESSAI'), essai.t(5));
  return concat_ws(' ', v_certificat.valide_au, certificat.etat_a(v_certificat.id, essai.t(60)),
    v_certificat.echu);
exception when sqlstate 'TR400' or sqlstate 'TR404' or sqlstate 'TR409' then
  return sqlerrm;
end
$$;
select from essai.recevoir('r', '{c1}');
select from essai.traiter_reception('r', 'valider');
select is(pg_temp.corriger('{"valide_au": "2026-05-31"}'), '2026-05-31 expire t', 'over');
select is((select string_agg(m ->> 'entite', ',') from correction.correction c
    cross join lateral jsonb_array_elements(c.maintenus) as m), 'reception',
  'what was received meanwhile is listed');
select is((select r.statut from reception.reception r), 'validée', 'and stays');
select is(pg_temp.corriger('{"valide_au": "2027-12-31"}'), '2027-12-31 valide f', 'not over');
select is(pg_temp.corriger('{"valide_au": "2027-12-31"}'), 'correction_sans_effet', 'the same');
select is(pg_temp.corriger('{"valide_au": "1999-12-31"}'), 'parametre_invalide',
  'before its first day');
select is(pg_temp.corriger(jsonb_build_object('portee', jsonb_build_array(
    jsonb_build_object('id', pg_temp.ligne(), 'au', '2026-06-10')))), '2027-12-31 valide f',
  'a line');
select is((select upper(p.effet_pendant) from certificat.portee p where p.id = pg_temp.ligne()),
  '2026-06-11 00:00'::timestamp at time zone 'Africa/Porto-Novo', 'holds to its last day');
select is(pg_temp.corriger(jsonb_build_object('portee', jsonb_build_array(
    jsonb_build_object('id', pg_temp.ligne(), 'au', null)))), '2027-12-31 valide f',
  'without end again');
select is(pg_temp.corriger(jsonb_build_object('portee', jsonb_build_array(
    jsonb_build_object('id', essai.id('?'), 'au', '2026-06-10')))), 'ligne_inconnue', 'no line');
update certificat.certificat set statut = 'retire';
select is(pg_temp.corriger('{"valide_au": "2028-12-31"}'), 'certificat_retire', 'withdrawn');

select * from finish();
rollback;
