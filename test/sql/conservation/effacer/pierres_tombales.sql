-- Spec: conservation#valeurs, conservation#role: names, telephones and document numbers become
-- tombstones in all tables; ids, masses, numbers, codes and fingerprints stay, a resent command
-- gets its outcome, and only role `purge` may erase, in its columns.
begin;
set local role metier;
select plan(29);
select essai.preparer();

insert into producteur.piece_identite (organisation_id, producteur_id, type, numero, pays)
select core.organisation_id(), essai.id('Kossi'), 'cni', 'AB-123', 'BJ';
create function pg_temp.envoi() returns jsonb language sql as $$
  select essai.collecter('c', '{"observation": "vu", "vehicule": {"chauffeur": "Yao"}}',
    '{"sequence": 1}')
$$;
create temporary table avant (resultat jsonb) on commit drop;
insert into avant select pg_temp.envoi();
select document.etablir_imprimes(c.id, '{recu}', essai.t()) from collecte.collecte c;
update campagne.campagne k set statut = 'cloturee';
update producteur.producteur p
set actif_pendant = tstzmultirange(tstzrange(null, '2026-07-01')), date_naissance = '1980-01-01',
    localite = 'Allada'
where p.id = essai.id('Kossi');
insert into livraison.bon (organisation_id, id, commande_id, campagne_declaree,
  destination_declaree, immatriculation, chauffeur, auteur_id, date_operation)
select core.organisation_id(), essai.id('b'), essai.id('commande c'), essai.id('x'), essai.id('x'),
  'i', 'Yao', essai.id('agent ESSAI'), essai.t();
create function pg_temp.faits() returns jsonb language sql as $$
  select jsonb_build_array(
    (select jsonb_agg(to_jsonb(s) order by s.compte_id) from matiere.solde s),
    (select jsonb_agg(to_jsonb(e) - 'rang' order by e.mouvement_id, e.compte_id)
     from matiere.toute_ecriture e),
    (select jsonb_agg(to_jsonb(c) order by c.id) from collecte.collecte c),
    (select jsonb_agg(to_jsonb(c) - 'enveloppe' order by c.id) from commande.commande c),
    (select jsonb_agg(to_jsonb(r) order by r.commande_id) from commande.commande_resultat r),
    (select jsonb_agg(to_jsonb(d) - 'donnees' order by d.id) from document.document d),
    (select d.code from tache.document_verifie(
       (select d.code from document.document d)) as v cross join document.document d))
$$;
create temporary table faits on commit drop as select pg_temp.faits() as f;
create function pg_temp.purger(p_genre text) returns jsonb language plpgsql as $$
declare
  v_ids text[] := conservation.choisir(p_genre, 100, '2040-01-01');
  v_comptes jsonb;
begin
  set local role purge;
  v_comptes := conservation.effacer(p_genre, v_ids);
  set local role metier;
  return v_comptes;
end
$$;
insert into importation.importation
  (organisation_id, id, genre, nom_fichier, format, taille_octets, sha256, cree_le, auteur_id)
select core.organisation_id(), essai.id('terres'), 'parcelles', 'terres.csv', 'csv', 1,
  repeat('0', 64), essai.t(), essai.id('admin ESSAI');
insert into importation.ligne
  (organisation_id, importation_id, rang, numero, cellules, demande, renvois)
select core.organisation_id(), essai.id('terres'), 1, 2,
  '{"producteur": "ab 123", "piece_pays": "BJ"}',
  '{"surface": 1}', '{"producteur_id": {"entite": "producteur", "texte": "ab 123"}}';
insert into importation.constat
  (organisation_id, importation_id, rang, ordre, etape, colonne, code, gravite, message, details)
select core.organisation_id(), essai.id('terres'), 1, 1, 'lecture', 'piece_numero',
  'reference_inconnue', 'faute', 'x', '{"lu": "ab 123"}';
select is(conservation.choisir('importation', 100, '2040-01-01'), '{}',
  'an import of plots stays while it names by their document who is not erased');
select is(conservation.compter('producteur', '2040-01-01') -> 'tables' -> 'producteur.producteur',
  '1', 'a trial counts the rows');
select is(pg_temp.purger('producteur'), jsonb_build_object(
  'journal.evenement', 0, 'sceau.feuille', 0, 'producteur.champ', 0,
  'producteur.piece_identite', 1,
  'producteur.producteur', 1), 'the producer and their document');
select is(pg_temp.purger('commande') - '{collecte.correction,collecte.signalement,
    commande.correction,commande.reprise,journal.evenement,livraison.bon,
    controle.controle}'::text[],
  jsonb_build_object('commande.commande', 1, 'commande.commande_resultat', 0,
    'sceau.feuille', 0,
    'document.document', 1), 'the envelope, and the receipt; the result names nobody');

select is(pg_temp.purger('importation'), '{"importation.constat": 1, "importation.ligne": 1}',
  'then it goes, with what was found in it');
select is((select count(*) from importation.ligne l
             join importation.constat k using (organisation_id, importation_id, rang)
           where l::text || k::text like '%123%'), 0::bigint, 'nothing of it says the number');
select matches(
  importation.presenter_ligne(l) #>> '{cellules,efface}'
    || (importation.presenter_constat(k) #>> '{details,efface}'), '^effacé.*effacé',
  'and its rows are still read')
from importation.ligne l join importation.constat k using (organisation_id, importation_id, rang)
where l.importation_id = essai.id('terres');

select matches(p.nom, '^effacé sha256:[0-9a-f]{64}$', 'the name is a tombstone')
from producteur.producteur p where p.id = essai.id('Kossi');
select is((select count(distinct x) from unnest(array[p.nom, p.prenoms, p.telephone, p.localite])
           as x), 1::bigint, 'one for the whole row')
from producteur.producteur p where p.id = essai.id('Kossi');
select is(p.nom, 'effacé sha256:' || encode(sha256(convert_to(jsonb_build_array(
    'Kossi', 'Prénom', '+22961000000', 'Allada', null, '1980-01-01')::text, 'UTF8')), 'hex'),
  'the SHA-256 of what stood there')
from producteur.producteur p where p.id = essai.id('Kossi');
select is(p.date_naissance, null, 'a date is emptied')
from producteur.producteur p where p.id = essai.id('Kossi');
select unalike(i.numero || i.numero_normalise, '%123%', 'the number of the document is gone')
from producteur.piece_identite i;
select is((c.enveloppe #>> '{payload,producteur_id}')::uuid, essai.id('Kossi'),
  'the envelope keeps ids') from commande.commande c;
select is(c.enveloppe #>> '{payload,pesees,0,brut_g}', '101000', 'and masses')
from commande.commande c;
select matches(c.enveloppe #>> '{payload,vehicule,chauffeur}', '^effacé sha256:', 'no name')
from commande.commande c;
select matches(b.chauffeur || b.immatriculation, '^effacé sha256:[0-9a-f]{64}i$',
  'nor on the delivery note') from livraison.bon b;
select matches(d.donnees #>> '{contenu,producteur}', '^effacé', 'the receipt names nobody')
from document.document d;
select is(d.donnees #>> '{contenu,net_g}', '100000', 'and keeps its masses')
from document.document d;
select is(pg_temp.faits(), f.f, 'all the rest is equal, a document verifies') from faits f;
select is(v1.dossier_papiers(jsonb_build_object(
    'organisation_id', core.organisation_id(), 'ids', array[d.id])) #>> '{papiers,0,efface}',
  'true', 'an audit dossier leaves it out') from document.document d;
select is(document.est_efface(d), false, 'what another command printed is not erased')
from (select d.organisation_id, d.id, essai.id('rien') as commande_id from document.document d) as x
  cross join lateral (
    select (jsonb_populate_record(null::document.document, to_jsonb(x))).*) as d;
select is(jsonb_build_array(document.inscrire(d.id, repeat('a', 64), 1, essai.t(9)),
    document.a_dessiner(d), (select x.sha256 from document.document x)),
  '[false, null, null]', 'a file drawn from what was erased is not written down, nor drawn again')
from document.document d;
select is(pg_temp.envoi(), a.resultat, 'a phone that sends again gets its outcome') from avant a;
select is(pg_temp.purger('producteur'), jsonb_build_object(
  'journal.evenement', 0, 'sceau.feuille', 0, 'producteur.champ', 0,
  'producteur.piece_identite', 0,
  'producteur.producteur', 0), 'done again it finds nothing');

select throws_ok($$ update commande.commande c set enveloppe = '{}' $$, '42501', null,
  'the rules may not');
set local role purge;
select throws_ok($$ update commande.commande c set sequence = 9 $$, '42501', null,
  'and role purge no other column');
select throws_ok($$ delete from commande.commande $$, '42501', null, 'nor a row');
select throws_ok($$ update matiere.ecriture e set quantite_g = 0 $$, '42501', null,
  'nor the ledger');
select set_config('sillon.organisation_id', essai.id('organisation VOISIN')::text, true);
select is((select count(*) from producteur.producteur), 0::bigint,
  'nor what another organization has');

select * from finish();
rollback;
