-- Spec: file-de-controle#declassement: with a corrected mass: a whole downgrade covers the
-- corrected mass, a partial one keeps the stated part.
begin;
set local role metier;
select plan(5);
select essai.preparer_operations();

create function pg_temp.scenario(p_quantite_g bigint, p_net_g bigint) returns text
language plpgsql as $$
begin
  perform essai.collecter('x', essai.kg(1000005)
    || '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}');
  perform essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement',
    jsonb_build_object('quantite_g', p_quantite_g));
  perform essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'correction',
    essai.payload_corrige('x', essai.kg(p_net_g)));
  raise sqlstate 'TS000' using message = concat_ws(' / ',
    (select string_agg(e.etat_code, ',') from collecte.etats_courants(essai.id('x')) as e),
    essai.capacites(), essai.consommations(), essai.ouverts('x'));
exception when sqlstate 'TS000' then
  return sqlerrm;
end
$$;
select is(pg_temp.scenario(1000005, 1000009), 'C1', 'whole, then heavier');
select is(pg_temp.scenario(1000005, 9), 'C1', 'whole, then lighter');
select is(pg_temp.scenario(5, 900000), 'AB / Kossi ANANAS AB 899995 / Kossi ANANAS AB 899995',
  'in part, then lighter');
select is(pg_temp.scenario(5, 1000009),
  'AB / Kossi ANANAS AB 1000004 / Kossi ANANAS AB 1000004 / capacite_depassee',
  'in part, then heavier: it crosses the ceiling anew');
select is(pg_temp.scenario(5, 3), 'AB', 'in part, then less than that part: never negative');

select * from finish();
rollback;
