-- Spec: commandes#references: a finding, form or contract of another organization is treated as
-- unknown.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

select pack.publier(essai.document_pack_operations()
  || '{"code": "voisin", "constats": [{"code": "bruit", "cible": "parcelle", "gravite": "majeure"}],
  "formulaires_inspection": [{"code": "ecoute", "version": 1, "questions": []}]}', essai.t(-400));
select essai.entrer('VOISIN');
select campagne.creer(essai.id('voisine'), 'VOISINE', 'Voisine', 2024, '2024-01-01', '2026-12-31',
  (select v.id from pack.pack_version v join pack.pack p on p.id = v.pack_id
    where p.code = 'voisin'), essai.t(-600));
select campagne.ouvrir(essai.id('voisine'), essai.t(-600));
insert into contrat.contrat (organisation_id, id, code, campagne_id, statut, actif_pendant, devise,
  cree_le)
values (core.organisation_id(), essai.id('contrat voisin'), 'K', essai.id('voisine'), 'actif',
  '{(,)}', 'XOF', essai.t(-90));
select essai.entrer('ESSAI');

create function pg_temp.dit(p_commande text, p_nom text) returns text language sql as $$
  select replace(string_agg(concat_ws(' ', k.motif, k.details), ',' order by k.motif, k.details),
    p_nom, '?')
  from controle.controle k where k.commande_id = essai.id('commande ' || p_commande)
$$;

select from essai.faire('non_conformite.constater', 'bruit', '{"constat_code": "bruit"}');
select from essai.faire('non_conformite.constater', 'silence', '{"constat_code": "silence"}');
select is(pg_temp.dit('bruit', 'bruit'), pg_temp.dit('silence', 'silence'),
  'a finding of the neighbour''s pack');
select from essai.faire('inspection.enregistrer', 'ecoute',
  '{"formulaire_code": "ecoute", "formulaire_version": 1, "reponses": {}}');
select from essai.faire('inspection.enregistrer', 'nulle',
  '{"formulaire_code": "nulle", "formulaire_version": 1, "reponses": {}}');
select is(pg_temp.dit('ecoute', 'ecoute'), pg_temp.dit('nulle', 'nulle'), 'a form of it');
select from essai.collecter('chez lui',
  jsonb_build_object('contrat_id', essai.id('contrat voisin')));
select from essai.collecter('nulle part', jsonb_build_object('contrat_id', essai.id('?')));
select is(pg_temp.dit('chez lui', essai.id('contrat voisin')::text),
  pg_temp.dit('nulle part', essai.id('?')::text), 'the neighbour''s contract');
select matches(pg_temp.dit('bruit', ''), 'reference_inconnue', 'each is unknown');

select * from finish();
rollback;
