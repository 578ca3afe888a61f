-- Spec: file-de-controle#reference-arrivee: in every type of command, a reference that was unknown
-- is resolved when its record arrives.
begin;
set local role metier;
select plan(38);
select essai.preparer_operations();

create function pg_temp.corriger(p_nom text) returns text
language sql as $$ select essai.lever_tous('rsci ESSAI', p_nom, 'reference_inconnue',
    'correction') $$;
create function pg_temp.tardif(p_id uuid) returns jsonb
language sql as $$ select jsonb_build_object('producteur_id', p_id) $$;
select from essai.faire('producteur.enregistrer', 't1',
  jsonb_build_object('groupement_id', essai.id('groupe')));
select from essai.faire('producteur.modifier', 't2', '{"champs": {"localite": "Savè"}}'
  || pg_temp.tardif(essai.id('Tardif')));
select from essai.faire('parcelle.enregistrer', 't3', pg_temp.tardif(essai.id('Tardif'))
  || jsonb_build_object('cultures',
    jsonb_build_array(jsonb_build_object('produit_id', essai.id('produit'), 'part_cp', 10000))));
select from essai.faire('parcelle.relever', 't4',
  jsonb_build_object('parcelle_id', essai.id('parcelle Tardif')));
select from essai.collecter('t5', pg_temp.tardif(essai.id('Tardif'))
  || jsonb_build_object('parcelle_id', essai.id('parcelle Tardif'), 'produit_id',
    essai.id('produit'), 'contrat_id', essai.id('contrat')));
select from essai.faire('collecte.signaler_erreur', 't6',
  jsonb_build_object('collecte_id', essai.id('collecte')));
select from essai.faire('recu.reimprimer', 't7',
  '{"reference_provisoire": "BR-ESSAI-20260601-0099"}');
select from essai.faire('livraison.etablir_bon', 't8',
  jsonb_build_object('destination_id', essai.id('magasin'), 'campagne_id', essai.id('suivante')));
select from essai.faire('intrant.remettre', 't9', pg_temp.tardif(essai.id('Tardif'))
  || jsonb_build_object('intrant_id', essai.id('cendre')));
select from essai.faire('inspection.enregistrer', 't10', pg_temp.tardif(essai.id('Tardif'))
  || jsonb_build_object('parcelle_id', essai.id('parcelle Tardif'), 'formulaire_code', 'visite',
    'formulaire_version', 3));
select from essai.faire('recolte.estimer', 't11',
  jsonb_build_object('parcelle_id', essai.id('parcelle Tardif'), 'produit_id', essai.id('produit'),
    'campagne_id', essai.id('suivante')));
select from essai.faire('non_conformite.constater', 't12', pg_temp.tardif(essai.id('Tardif'))
  || jsonb_build_object('parcelle_id', essai.id('parcelle Tardif')));

select is(pg_temp.corriger('t' || n), '409 reference_toujours_inconnue',
  format('t%s: while it is unknown', n)) from generate_series(1, 12) as n;

insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('groupe'), 'G9', 'Groupe');
insert into produit.produit (organisation_id, id, code, nom_fr, nom_en, unite_code,
  est_matiere_premiere, actif_pendant)
values (core.organisation_id(), essai.id('produit'), 'MANGUE', 'Mangue', 'Mango', 'kg', true,
  '{(,)}');
select from essai.preparer_correction('reference_inconnue');
insert into emplacement.emplacement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('magasin'), 'MAG', 'Magasin');
insert into intrant.intrant (organisation_id, id, code, nom, unite_code)
values (core.organisation_id(), essai.id('cendre'), 'cendre', 'Cendre', 'KGM');
insert into campagne.campagne select
  (jsonb_populate_record(c, jsonb_build_object('id', essai.id('suivante'), 'code', 'SUIV'))).*
  from campagne.campagne c where c.id = essai.id('campagne ESSAI');
select essai.producteur('Tardif');
select from essai.collecter('collecte');
select from essai.collecter('document', essai.kg(1),
  '{"reference_provisoire": "BR-ESSAI-20260601-0099"}');
select is(pg_temp.corriger('t10'), '409 reference_toujours_inconnue',
  't10: while one of three is unknown');
select from pack.publier(
  jsonb_set(jsonb_set(essai.document_pack_operations(), '{version}', '"2.0.0"'),
    '{formulaires_inspection}', '[{"code": "visite", "version": 3, "questions": []}]'),
  essai.t(-300));
update campagne.campagne c set pack_version_id = v.id from pack.pack_version v
  join pack.pack p on p.id = v.pack_id
where v.version = '2.0.0' and p.code = 'operations' and c.id = essai.id('suivante');

select is(pg_temp.corriger('t' || n), 'leve', format('t%s: once all has arrived', n))
from generate_series(1, 12) as n;
select is((select string_agg(k.commande_id::text, ',') from controle.controle k
    where k.motif = 'reference_inconnue' and k.statut = 'ouvert'), null,
  'no reference is left open');

select is((select p.groupement_id from producteur.producteur p where p.id = essai.id('t1')),
  essai.id('groupe'), 'producteur.enregistrer: the group');
select is((select p.localite from producteur.producteur p where p.id = essai.id('Tardif')), 'Savè',
  'producteur.modifier: the change is applied');
select is((select array[p.producteur_id, p.groupement_id, c.produit_id] from parcelle.parcelle p
    join parcelle.culture c on c.parcelle_id = p.id where p.id = essai.id('t3')),
  array[essai.id('Tardif'), essai.id('groupement ESSAI'), essai.id('produit')],
  'parcelle.enregistrer: producer, group and crop');
select is((select g.commande_id from parcelle.polygone_en_vigueur v
    join parcelle.polygone g on g.id = v.id where v.parcelle_id = essai.id('parcelle Tardif')),
  essai.id('commande t4'),
  'parcelle.relever: the survey is in force');
select is((select array[c.producteur_id, c.parcelle_id, c.produit_id, c.contrat_id]
    from collecte.collecte c where c.id = essai.id('t5')),
  array[essai.id('Tardif'), essai.id('parcelle Tardif'), essai.id('produit'), essai.id('contrat')],
  'collecte.enregistrer: all four');
select is((select c.numero_officiel from collecte.collecte c where c.id = essai.id('t5')),
  'MP-MANGUE-26-0001', 'and the number that it could not have');
select is((select s.collecte_id from collecte.signalement s), essai.id('collecte'),
  'collecte.signaler_erreur: the collection');
select is((select array[b.destination_id, b.campagne_id, l.collecte_id] from livraison.bon b
    join livraison.bon_collecte l on l.bon_id = b.id),
  array[essai.id('magasin'), essai.id('suivante'), essai.id('collecte')],
  'livraison.etablir_bon: destination, campaign and collection');
select is((select array[r.producteur_id, r.intrant_id] from intrant.remise r),
  array[essai.id('Tardif'), essai.id('cendre')], 'intrant.remettre: producer and input');
select is((select array[i.producteur_id, i.parcelle_id] from inspection.inspection i),
  array[essai.id('Tardif'), essai.id('parcelle Tardif')],
  'inspection.enregistrer: producer and plot');
select is((select array[e.parcelle_id, e.produit_id, e.campagne_id] from recolte.estimation e),
  array[essai.id('parcelle Tardif'), essai.id('produit'), essai.id('suivante')],
  'recolte.estimer: all three');
select is((select array[n.producteur_id, n.parcelle_id] from non_conformite.non_conformite n),
  array[essai.id('Tardif'), essai.id('parcelle Tardif')],
  'non_conformite.constater: member and plot');

select * from finish();
rollback;
