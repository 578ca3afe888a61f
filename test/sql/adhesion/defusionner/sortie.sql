-- Spec: file-de-controle#defusion: an exit since the merge bars its undoing until a return takes it
-- back, which the refusal names; a transfer of a plot does not.
begin;
set local role metier;
select plan(10);
select essai.preparer_paiements();
select essai.producteur('Afi');
select essai.producteur('Yao');
insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Deux');
create function pg_temp.essayer() returns text language plpgsql as $$
declare
  v_detail text;
begin
  perform adhesion.defusionner(essai.id('Kossi'), '{"raison": "Vu"}', essai.id('rsci ESSAI'),
    essai.t(20));
  return 'fait';
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return (select string_agg(distinct concat_ws(' ', s ->> 'entite', s ->> 'acte'), ', ')
          from jsonb_array_elements(v_detail::jsonb -> 'suites') as s);
end
$$;
create function pg_temp.fusionner(p_jour integer) returns void language sql as $$
  select adhesion.fusionner(essai.id('Kossi'), essai.id('Afi'), essai.id('rsci ESSAI'),
    essai.t(p_jour))
$$;
create function pg_temp.faire(p_acte text, p_id uuid, p_jour integer, p_champs jsonb default '{}')
returns text language sql as $$
  select essai.refus(format('select adhesion.%s(%L, %L, %L, %L)', p_acte, p_id,
    jsonb_build_object('le', essai.t(p_jour), 'raison', 'x') || p_champs, essai.id('rsci ESSAI'),
    essai.t(p_jour)))
$$;
select from pg_temp.fusionner(1);
select is(pg_temp.faire('sortir', essai.id('Afi'), 2), 'accepté', 'the merged person left');
select is(pg_temp.essayer(), 'adhesion producteurs_retour', 'which bars, and names the return');
select is(pg_temp.faire('revenir', essai.id('Afi'), 3), 'accepté', 'taken back');
select is(pg_temp.essayer(), 'fait', 'and undone');

select from pg_temp.fusionner(4);
select is(pg_temp.faire('transferer_parcelle', essai.id('parcelle Afi'), 5,
  jsonb_build_object('producteur_id', essai.id('Yao'))), 'accepté', 'of the kept one');
select is(essai.refus(format('select producteur.changer_groupement(%L, %L, %L, %L)',
    essai.id('Afi'), jsonb_build_object('le', essai.t(5), 'raison', 'x', 'groupement_id',
      essai.id('G2')), essai.id('rsci ESSAI'), essai.t(5))), 'accepté', 'another group');
select is(pg_temp.essayer(), 'fait', 'neither bars');
select is((select array[k.groupement_id = essai.id('groupement ESSAI'),
      a.groupement_id = essai.id('G2')]
    from producteur.producteur k join producteur.producteur a on a.id = essai.id('Afi')
    where k.id = essai.id('Kossi')), '{t,t}', 'the group stays the kept one''s alone');

select from pg_temp.fusionner(6);
select is(pg_temp.faire('transferer_parcelle', essai.id('parcelle Kossi'), 7,
  jsonb_build_object('producteur_id', essai.id('Yao'))), 'accepté', 'one that it moved');
select is(pg_temp.essayer(), 'fait', 'does not bar either');

select * from finish();
rollback;
