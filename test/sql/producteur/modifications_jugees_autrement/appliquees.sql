-- Spec: service#donnees-en-place: modifications of a member that an older version applied over
-- another author's change, and changes of group that it gave another date, are listed with the
-- overwritten values and the act that brings them back.
begin;
set local role metier;
select plan(11);
select essai.preparer_operations();

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Deux'),
  (core.organisation_id(), essai.id('G3'), 'G3', 'Trois');
insert into appareil.appareil
  (organisation_id, id, utilisateur_id, code_court, enrole_le, derniere_synchro)
values (core.organisation_id(), essai.id('second'), essai.id('agent ESSAI'), 'ESSAI3',
  essai.t(-300), essai.t(-1));
create function pg_temp.listes() returns text language sql as $$
  select string_agg(concat_ws(' ', replace(e.reference, e.id::text, 'id'), e.avant, e.apres,
      replace(e.acte, e.id::text, 'id')), E'\n' order by e.acte, e.avant::text)
  from producteur.modifications_jugees_autrement(
    array(select p.id from producteur.producteur p)) as e
$$;
create function pg_temp.modifier(
  p_nom text, p_auteur text, p_base integer, p_champs jsonb, p_entete jsonb default '{}')
returns text language sql as $$
  select essai.motifs(essai.faire('producteur.modifier', p_nom, jsonb_build_object(
    'champs', p_champs, 'version_base', p_base), p_entete, p_auteur))
$$;
-- Writes of a command that its `version_base`, and the instant of its phone, were others.
create function pg_temp.dire(p_nom text, p_base integer) returns void language plpgsql as $$
begin
  reset role;
  set local session_replication_role = replica;
  update commande.commande c
  set enveloppe = jsonb_set(c.enveloppe::jsonb, '{payload,version_base}', to_jsonb(p_base))::json
  where c.id = essai.id('commande ' || p_nom);
  set local session_replication_role = origin;
  set local role metier;
end
$$;

select is(pg_temp.modifier('collègue', 'collègue', 1, '{"localite": "Dassa"}'), null,
  'a colleague changes a field');
select is(pg_temp.modifier('futur', 'agent', 2, '{"localite": "Savè", "sexe": "F"}'), null,
  'a phone that knows it changes it');
select is(pg_temp.listes(), null, 'which is no conflict');
select pg_temp.dire('futur', 99);
select is(pg_temp.listes(),
  'id {"localite": "Savè"} {"localite": "Dassa"} PATCH /v1/producteurs/id',
  'a version that did not exist: applied over another author''s change');
select is((select e.details -> 'ecrasees' -> 'localite' ->> 'auteur_id'
    from producteur.modifications_jugees_autrement(array[essai.id('Kossi')]) as e),
  essai.id('collègue ESSAI')::text, 'whose value it was');
select producteur.corriger_fiche(essai.id('Kossi'), '{"localite": "Dassa", "raison": "x"}',
  essai.id('rsci ESSAI'), essai.t(1));
select is(pg_temp.listes(), null, 'brought back, nothing is left');

select is(pg_temp.modifier('groupe', 'agent', 4, jsonb_build_object('groupement_id',
    essai.id('G2'))), null, 'a change of group');
select is(pg_temp.modifier('autre groupe', 'agent', 5, jsonb_build_object('groupement_id',
    essai.id('G3')), essai.capture(essai.t(0, '07:30'))), null, 'and a later one');
select is(pg_temp.listes(), null, 'follow each other');
reset role;
set local session_replication_role = replica;
update commande.commande c set appareil_id = essai.id('second'),
  date_operation = essai.t(0, '06:00')
where c.id = essai.id('commande autre groupe');
update producteur.champ h set date_operation = essai.t(0, '06:00')
where h.commande_id = essai.id('commande autre groupe');
set local session_replication_role = origin;
set local role metier;
select is(pg_temp.listes(), format(
    'id {"groupement_id": "%s"} {"groupement_id": "%s"} POST /v1/producteurs/id/groupement',
    essai.id('G3'), essai.id('G2')),
  'the older one of another phone, in force since another instant');
select is((select array[e.details ->> 'date_operation', e.details ->> 'le']
    from producteur.modifications_jugees_autrement(array[essai.id('Kossi')]) as e),
  array[core.horodatage(essai.t(0, '06:00')), core.horodatage(essai.t(0, '07:30'))],
  'with its own date and the one that it got');

select * from finish();
rollback;
