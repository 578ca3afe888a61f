-- Spec: file-de-controle#declassement: a downgrade remains when another decision has the collection
-- judged again.
begin;
set local role metier;
select plan(2);
select essai.preparer_operations();

create function pg_temp.etat() returns text language sql stable as $$
  select concat_ws(' / ',
    (select string_agg(e.etat_code, ',') from collecte.etats_courants(essai.id('x')) as e),
    essai.capacites(), essai.consommations(), essai.ouverts('x'))
$$;
create function pg_temp.scenario(p_quantite_g bigint) returns text language plpgsql as $$
declare
  v_etats text;
begin
  perform essai.collecter('x', essai.kg(1000005),
    '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
  perform essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement',
    jsonb_build_object('quantite_g', p_quantite_g));
  perform essai.lever('rsci ESSAI', 'x', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '05:00')));
  raise sqlstate 'TS000' using message = coalesce(pg_temp.etat(), 'rien');
exception when sqlstate 'TS000' then
  return sqlerrm;
end
$$;
select is(pg_temp.scenario(1000005), 'C1',
  'downgraded whole: it stays so, takes nothing, and no control opens');
select is(pg_temp.scenario(6), 'AB / Kossi ANANAS AB 999999 / Kossi ANANAS AB 999999',
  'downgraded in part: the part stays out of the capacity');

select * from finish();
rollback;
