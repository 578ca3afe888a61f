-- Spec: file-de-controle#correction: wrong data of any type of command can be corrected, and the
-- register and the phones show the correction.
begin;
set local role metier;
select plan(36);
select essai.preparer_operations();

select from essai.collecter('collecte',
  jsonb_build_object('producteur_id', essai.producteur('Afi'), 'parcelle_id',
    essai.id('parcelle Afi')));
select from essai.collecter('autre',
  jsonb_build_object('producteur_id', essai.id('Afi'), 'parcelle_id', essai.id('parcelle Afi')));
select essai.mesurer_kossi();
insert into organisation.groupement (organisation_id, id, code, nom)
values (core.organisation_id(), essai.id('G2'), 'G2', 'Groupement 2');
-- Sends a command of a type that names an unknown record, then corrects it by the whole payload.
create function pg_temp.corriger(p_type text, p_faux jsonb, p_juste jsonb default '{}') returns text
language plpgsql as $$
begin
  perform essai.faire(p_type, p_type, p_faux);
  return essai.lever_tous('rsci ESSAI', p_type, 'reference_inconnue', 'correction',
    jsonb_build_object(
    'type', p_type, 'version_schema', 1, 'payload', essai.payload(p_type, p_type) || p_juste,
    'empreinte', repeat('e', 64)));
end
$$;
create function pg_temp.inconnu(p_champ text) returns jsonb
language sql as $$ select jsonb_build_object(p_champ, essai.id('personne')) $$;

select is(pg_temp.corriger('producteur.enregistrer', pg_temp.inconnu('groupement_id')
    || '{"nom": "Faux"}', jsonb_build_object('groupement_id', essai.id('G2'), 'nom', 'Juste')),
  'leve', 'producteur.enregistrer');
select is((select format('%s %s %s', p.nom, p.groupement_id = essai.id('G2'), p.version)
    from producteur.producteur p where p.id = essai.id('producteur.enregistrer')), 'Juste t 2',
  'name and group, as a version');
select is((select r.nom from replica.producteur r where r.id = essai.id('producteur.enregistrer')),
  'Juste', 'phones see it');

select is(pg_temp.corriger('producteur.modifier', pg_temp.inconnu('producteur_id')), 'leve',
  'producteur.modifier');
select is((select p.localite from producteur.producteur p where p.id = essai.id('Kossi')), 'Dassa',
  'the right producer has the change');

select is(pg_temp.corriger('parcelle.enregistrer', pg_temp.inconnu('producteur_id')
    || '{"nom": "Faux"}', jsonb_build_object('nom', 'Juste',
  'cultures',
  jsonb_build_array(jsonb_build_object('produit_id', essai.produit('JUS'), 'part_cp', 4000)),
  'releve', essai.releve('parcelle.enregistrer', essai.rectangle(9, 6.4, 0.0005)))), 'leve',
  'parcelle.enregistrer');
select is(
  (select format('%s %s %s', p.nom, p.producteur_id = essai.id('Kossi'),
      p.groupement_id = essai.id('groupement ESSAI')) from parcelle.parcelle p
    where p.id = essai.id('parcelle.enregistrer')), 'Juste t t', 'name, producer, group');
select results_eq($$ select c.produit_id, c.part_cp from parcelle.culture c
    where c.parcelle_id = essai.id('parcelle.enregistrer') $$,
  $$ values (essai.produit('JUS'), 4000) $$, 'crops');
select is((select round(public.st_xmin(v.forme::public.box3d)::numeric, 3)
    from parcelle.polygone_en_vigueur v where v.parcelle_id = essai.id('parcelle.enregistrer')),
  9.000, 'the shape in force');
select is((select count(*) from parcelle.polygone g
    where g.commande_id = essai.id('commande parcelle.enregistrer')), 2::bigint,
  'the first one is kept');
select is((select format('%s %s', r.nom, r.geojson like '%9.0005%') from replica.parcelle r
    where r.id = essai.id('parcelle.enregistrer')), 'Juste t', 'phones see both');

select is(pg_temp.corriger('parcelle.relever', pg_temp.inconnu('parcelle_id')
    || jsonb_build_object('releve', essai.releve('parcelle.relever', essai.rectangle(9.5, 6.4)))),
  'leve', 'parcelle.relever');
select is((select g.commande_id from parcelle.polygone_en_vigueur v
    join parcelle.polygone g on g.id = v.id where v.parcelle_id = essai.id('parcelle Kossi')),
  essai.id('commande parcelle.relever'), 'in force of the right plot');

select is(pg_temp.corriger('recu.reimprimer', '{"reference_provisoire": "BR-ESSAI-20260601-0099"}',
    '{"copies": 3}'), 'leve', 'recu.reimprimer');
select results_eq($$ select r.copies, r.commande_visee, r.remplace_id from recu.reimpression r
    where not exists (select from recu.reimpression n where n.remplace_id = r.id) $$,
  $$ values (3, essai.id('commande collecte'), essai.id('recu.reimprimer')) $$,
  'a version of the right document');

select is(pg_temp.corriger('livraison.etablir_bon', pg_temp.inconnu('destination_id'),
    jsonb_build_object('collectes', jsonb_build_array(essai.id('autre')))), 'leve',
  'livraison.etablir_bon');
select is((select b.destination_id from livraison.bon b), essai.id('entrepôt ESSAI'),
  'to the right place');
select results_eq('select l.collecte_id from livraison.bon_collecte l',
  $$ values (essai.id('autre')) $$, 'with the right collection');

select is(pg_temp.corriger('intrant.remettre', pg_temp.inconnu('intrant_id'),
    '{"quantite": 12, "valeur": {"montant": 700, "devise": "XOF"}, "avance": false}'), 'leve',
  'intrant.remettre');
select is(
  (select format('%s %s %s %s', r.quantite, r.valeur_montant, r.avance,
      r.intrant_id = (select i.id from intrant.intrant i where i.code = 'compost'))
    from intrant.remise r), '12 700 f t', 'input, quantity, value');

select is(pg_temp.corriger('inspection.enregistrer', pg_temp.inconnu('parcelle_id'),
    '{"reponses": {"haie": false}}'), 'leve', 'inspection.enregistrer');
select is((select array[i.parcelle_id::text, i.reponses ->> 'haie'] from inspection.inspection i),
  array[essai.id('parcelle Kossi')::text, 'false'], 'plot and answers');

select is(pg_temp.corriger('recolte.estimer', pg_temp.inconnu('parcelle_id'),
    '{"quantite_g": 7000, "date_prevue": "2026-09-01"}'), 'leve', 'recolte.estimer');
select is((select format('%s %s %s', e.parcelle_id = essai.id('parcelle Kossi'), e.quantite_g,
      e.date_prevue) from recolte.estimation e), 't 7000 2026-09-01', 'plot, mass, day');

select is(pg_temp.corriger('non_conformite.constater', pg_temp.inconnu('producteur_id'),
    '{"gravite": "majeure", "description": "Haie coupée"}'), 'leve', 'non_conformite.constater');
select is((select format('%s %s %s', n.producteur_id = essai.id('Kossi'), n.gravite, n.description)
    from non_conformite.non_conformite n), 't majeure Haie coupée', 'member, severity and words');

select from essai.collecter('x',
  '{"calcul_telephone": {"net_g": 1, "refaction_g": 0, "net_marchand_g": 1}}',
  essai.capture(essai.t(0, '07:30')));
select is(essai.lever('rsci ESSAI', 'x', 'ecart_calcul', 'correction',
    essai.payload_corrige('x', essai.kg(50)) || jsonb_build_object('empreinte', repeat('e', 64))),
  'leve', 'collecte.enregistrer');
select is((select c.net_g from collecte.collecte c where c.id = essai.id('x')), 50::bigint,
  'the mass');

select is(pg_temp.corriger('collecte.signaler_erreur', pg_temp.inconnu('collecte_id'),
    '{"motif": "parcelle"}'), 'leve', 'collecte.signaler_erreur');
select is((select array[s.collecte_id::text, s.motif] from collecte.signalement s),
  array[essai.id('collecte')::text, 'parcelle'], 'of the right collection');
select is((select array[k.entite, k.entite_id::text, k.details ->> 'motif'] from controle.controle k
    where k.motif = 'erreur_signalee_agent'), array['collecte', essai.id('collecte')::text,
    'parcelle'], 'whose control it is now');

select is((select count(*) from commande.correction k where k.empreinte = repeat('e', 64)) +
  (select count(*) from collecte.correction k where k.empreinte = repeat('e', 64)), 12::bigint,
  'each corrected payload is kept with its fingerprint');
select is_empty($$ select k.motif, c.type from controle.controle k
    join commande.commande c on c.id = k.commande_id where k.statut = 'ouvert'
    and k.motif <> 'erreur_signalee_agent' $$, 'nothing is left to decide but the report');
select is((saisie.relire(essai.id('commande intrant.remettre'))).payload ->> 'quantite', '12',
  'later decisions judge the corrected payload');

select from essai.faire('intrant.remettre', 'y', pg_temp.inconnu('producteur_id'));
select is(essai.lever('rsci ESSAI', 'y', 'reference_inconnue', 'correction',
    jsonb_build_object('type', 'intrant.remettre', 'version_schema', 1, 'payload',
  essai.payload('intrant.remettre', 'y')
    || jsonb_build_object('intrant_id', essai.id('urée ESSAI')))), 'leve',
  'a correction is judged by the rules of its type');
select is(essai.ouverts('y'), 'intrant_non_autorise', 'which open their own controls');

select * from finish();
rollback;
