-- Spec: capacites#refus: `/capacites/{id}/refuser`: with a reason, by persons who may validate; the
-- ceiling stays.
begin;
set local role metier;
select plan(7);
select essai.preparer_capacites();

select essai.capacite_validee();
select set_config('essai.capacite', essai.proposer()::text, true);
create function pg_temp.refuser(p_compte text) returns text language sql as $$
  select essai.refus(
    format('select capacite.refuser(%L, ''Surface douteuse'', essai.id(%L), essai.t(1))',
      current_setting('essai.capacite'), p_compte || ' ESSAI'))
$$;
select is(pg_temp.refuser('agent'), '403 droit_manquant', 'who holds neither role');
select is(pg_temp.refuser('direction'), 'accepté', 'the management');
select is((select string_agg(c.statut, ',' order by c.statut) from capacite.capacite c),
  'refusee,validee', 'the validated one stays');
select is((select s.plafond_g from capacite.solde s), 500000::bigint, 'the ceiling too');
select is(
  (capacite.lire(current_setting('essai.capacite')::uuid, essai.t(1)) #> '{capacite,refus}')::jsonb
  ->> 'raison', 'Surface douteuse', 'the reason is kept');
select is(essai.valider(current_setting('essai.capacite')::uuid, 'rsci'),
  '409 capacite_deja_decidee', 'it is not validated any more');
select set_config('essai.capacite', essai.proposer()::text, true);
select is(pg_temp.refuser('adjoint'), 'accepté', 'the author may withdraw it');

select * from finish();
rollback;
