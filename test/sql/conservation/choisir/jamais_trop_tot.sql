-- Spec: conservation#quand: nothing is erased that is younger than the setting, of a campaign that
-- is not closed, under an open control, or about a producer who remained or has amounts due.
begin;
set local role metier;
select plan(21);
select essai.preparer();

select essai.collecter('c');
select essai.demander('f');
select essai.constater('f');
insert into commande.piece_jointe
  (organisation_id, commande_id, rang, fichier_id, sha256, role, attendue_depuis)
values (core.organisation_id(), essai.id('commande c'), 9, essai.id('fichier f'),
  essai.sha('f'), 'photo', essai.t());
create function pg_temp.fichiers() returns bigint language sql as $$
  select count(*) from conservation.fichiers('2036-07-02')
$$;
select essai.producteur('Afi');
create function pg_temp.vus(p_le timestamptz) returns text language sql as $$
  select coalesce(string_agg(g || ' ' || n, ', ' order by g), 'rien')
  from unnest('{producteur,commande}'::text[]) as g
    cross join lateral (
      select count(*) as n from conservation.echus(g, conservation.limite(p_le))) as e
  where n > 0
$$;
create function pg_temp.partir(p_jusque timestamptz) returns void language sql as $$
  update producteur.producteur p set actif_pendant = tstzmultirange(tstzrange(null, p_jusque))
  where p.id = essai.id('Kossi')
$$;
update campagne.campagne k set statut = 'cloturee';
select is(pg_temp.vus('2040-01-01'), 'rien', 'nothing of a member who stayed, however old');
select pg_temp.partir('2026-07-01');
select is(pg_temp.vus('2031-06-30'), 'rien', 'nor of one who left less than five years ago');
select is(pg_temp.vus('2031-07-02'), 'commande 1, producteur 1', 'after five years it may go');
select reglage.ecrire('conservation.preuves_annees', '10', null, null,
  essai.id('admin ESSAI'), '2031-07-01');
select is(pg_temp.vus('2031-07-02'), 'rien', 'not before the organization''s own ten');
select is(pg_temp.vus('2036-07-02'), 'commande 1, producteur 1', 'but after them');
update campagne.campagne k set statut = 'ouverte';
select is(pg_temp.vus('2036-07-02'), 'rien', 'nothing of a campaign that is not closed');
update campagne.campagne k set statut = 'cloturee';
insert into controle.controle
  (organisation_id, id, commande_id, motif, auteur_id, entite, entite_id, ouvert_le)
select core.organisation_id(), essai.id('k'), essai.id('commande c'), 'ecart_calcul',
  essai.id('agent ESSAI'), 'collecte', essai.id('c'), essai.t();
select is(pg_temp.vus('2036-07-02'), 'rien', 'nor under an open control');
update controle.controle k
set statut = 'leve', leve_le = essai.t(1), leve_par = essai.id('rsci ESSAI'), decision = 'x',
    raison = 'x';
select essai.producteur('Mawu');
insert into collecte.correction
  (organisation_id, collecte_id, version, payload, controle_id, auteur_id, le)
select core.organisation_id(), essai.id('c'), 1,
  jsonb_build_object('producteur_id', essai.id('Mawu')), essai.id('k'), essai.id('rsci ESSAI'),
  essai.t();
insert into commande.rejet (organisation_id, motif, commande_id, appareil_id, utilisateur_id,
  sequence, enveloppe, recue_le)
select core.organisation_id(), 'identite_incoherente', essai.id('x'), essai.id('y'),
  essai.id('rsci ESSAI'), 1, json_build_array(
    json_build_object('producteur_id', essai.id('Kossi')),
    json_build_object('producteur_id', essai.id('Mawu'))), essai.t();
select is(pg_temp.vus('2036-07-02'), 'producteur 1',
  'nor what a correction moved from or to somebody who stayed');
select is((select count(*) from conservation.rejets('2031-07-02')), 0::bigint,
  'nor a refused envelope, whichever of those it names stayed');
update producteur.producteur p set actif_pendant = '{}'
where p.id in (essai.id('Afi'), essai.id('Mawu'));
select is((select count(*) from conservation.rejets('2031-07-02')), 1::bigint,
  'until all left');
update campagne.campagne k set statut = 'ouverte';
insert into commande.commande
select (jsonb_populate_record(null::commande.commande, to_jsonb(c) || jsonb_build_object(
  'id', essai.id('commande b'), 'sequence', 99, 'reference_provisoire', null,
  'enveloppe', '{}'::jsonb))).*
from commande.commande c where c.id = essai.id('commande c');
insert into livraison.bon (organisation_id, id, commande_id, campagne_declaree, campagne_id,
  destination_declaree, immatriculation, chauffeur, auteur_id, date_operation)
select k.organisation_id, essai.id('b'), essai.id('commande b'), k.id, k.id, essai.id('x'), 'i',
  'Yao', essai.id('agent ESSAI'), essai.t()
from campagne.campagne k limit 1;
select is(pg_temp.vus('2036-07-02'), 'producteur 2', 'nor what names nobody, of such a campaign');
update campagne.campagne k set statut = 'cloturee';
select is(pg_temp.vus('2036-07-02'), 'commande 2, producteur 3', 'who was taken back goes too')
from producteur.producteur p where p.id = essai.id('Afi') and p.cree_le < '2026-07-02';
select is((select count(*) from conservation.partis(p.cree_le) as q where q = p.id), 0::bigint,
  'not before their registration is that old')
from producteur.producteur p where p.id = essai.id('Afi');
select is(pg_temp.fichiers(), 0::bigint, 'nor a file that a command which stays announces');
select is(cardinality(conservation.choisir('commande', 100, '2036-07-02')), 2, 'it is taken');
select is(pg_temp.fichiers(), 1::bigint, 'and its file then');
select is(conservation.choisir('commande', 100, '2036-07-02'), '{}', 'once');
insert into dossier.dossier (organisation_id, id, campagne_id, du, au, langue, statut, cree_le,
  auteur_id, arrete_au, termine_le, manifeste_sha256, signature, cle_publique, sha256,
  taille_octets)
select core.organisation_id(), essai.id('d'), k.id, '2026-06-01', '2026-06-02', 'fr', 'pret',
  essai.t(), essai.id('rsci ESSAI'), essai.t(), essai.t(), repeat('a', 64), 's', '{}',
  repeat('b', 64), 1
from campagne.campagne k limit 1;
create function pg_temp.cle() returns text language sql as $$
  select dossier.contenir(essai.id('d'),
    row(core.organisation_id(), essai.id('rsci ESSAI'), true)::utilisateur.session,
    essai.t(1)) ->> 'cle'
$$;
select is(conservation.choisir('dossier', 100, essai.t(1)), '{}', 'no dossier before its years');
select isnt(pg_temp.cle(), null, 'whose archive is handed out');
select is(conservation.choisir('dossier', 100, '2040-01-01') || pg_temp.cle(),
  array[essai.id('d')::text, null], 'after them its archive is listed, and handed out no more');
select essai.entrer('VOISIN');
select is(conservation.choisir('commande', 100, '2036-07-02'), '{}', 'of one organization alone');

select * from finish();
rollback;
