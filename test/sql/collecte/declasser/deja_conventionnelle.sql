-- Spec: file-de-controle#declassement: a downgrade of a conventional collection, or of one without
-- a state, lowers no state, and its capacity stays released when the collection is judged again for
-- another control.
begin;
set local role metier;
select plan(8);
select essai.preparer_operations();

create function pg_temp.scenario(p_etat text, p_quantite_g bigint) returns text
language plpgsql as $$
begin
  perform essai.producteur('Afi', coalesce(p_etat, 'C1'), 0);
  if p_etat is null then
    delete from conformite.statut_parcelle where parcelle_id = essai.id('parcelle Afi');
  end if;
  perform essai.collecter('x', jsonb_build_object('producteur_id', essai.id('Afi'), 'parcelle_id',
      essai.id('parcelle Afi'),
    'qualite_declaree', case when p_etat is null then '{}'
      else jsonb_build_object('AB', p_etat) end, 'pesees', essai.kg(1000) -> 'pesees',
    'calcul_telephone', essai.kg(1000) -> 'calcul_telephone'),
  '{"horloge": null, "cree_le_appareil": "2020-01-01T00:00:00Z"}');
  perform essai.lever('rsci ESSAI', 'x', 'capacite_depassee', 'declassement',
    jsonb_build_object('quantite_g', p_quantite_g));
  perform essai.lever('rsci ESSAI', 'x', 'horloge_invraisemblable', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(0, '05:00')));
  raise sqlstate 'TS000' using message = concat_ws(' / ',
    (select string_agg(d.referentiel_code || ' ' || d.etat_code || ' ' || d.entier, ',' )
      from collecte.declassement d),
    (select string_agg(e.etat_code, ',') from collecte.etats_courants(essai.id('x')) as e),
    essai.capacites(), essai.ouverts('x'));
exception when sqlstate 'TS000' then
  return sqlerrm;
end
$$;
select is(pg_temp.scenario('C1', 1000), 'AB C1 true / C1',
  'conventional: it takes nothing, and no control opens anew');
select is(pg_temp.scenario('HS', 1000), 'AB C1 true / HS',
  'out of status: the same, and it is not raised');
select is(pg_temp.scenario(null, 1000), 'AB C1 true', 'without a state: the same, and it has none');
select is(pg_temp.scenario('AB', 1000), 'AB C1 true / C1', 'organic: it falls');

select essai.producteur('Ayi', 'C1', 0);
select from essai.collecter('y', jsonb_build_object('producteur_id', essai.id('Ayi'), 'parcelle_id',
    essai.id('parcelle Ayi'), 'qualite_declaree', '{"AB": "C1"}'::jsonb));
select from essai.arriver('lot',
  jsonb_build_array(jsonb_build_object('collecte', 'y', 'quantite_g',
      (select net_g from collecte.collecte where id = essai.id('y')), 'recu_g', 1000)));
select is(essai.lever('rsci ESSAI', 'y', 'capacite_depassee', 'declassement'), 'leve',
  'received, and conventional');
select is(essai.etat('lot'), 'AB C1', 'so its lot stays');
select is((select count(*) from reception.redressement r), 0::bigint,
  'and nothing is said to have changed');
select is(essai.capacites(), null, 'but nothing is taken any more');

select * from finish();
rollback;
