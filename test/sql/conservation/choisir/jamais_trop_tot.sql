-- Spec: conservation#quand: nothing goes that is younger than the setting, of a campaign that is
-- not closed, under an open control, or about somebody who stayed or is owed.
begin;
set local role metier;
select plan(15);
select essai.preparer();

select essai.collecter('c');
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
update producteur.producteur p set actif_pendant = '{}' where p.id = essai.id('Afi');
select is(pg_temp.vus('2036-07-02'), 'commande 1, producteur 2', 'who was taken back goes too')
from producteur.producteur p where p.id = essai.id('Afi') and p.cree_le < '2026-07-02';
select is((select count(*) from conservation.partis(p.cree_le) as q where q = p.id), 0::bigint,
  'not before their registration is that old')
from producteur.producteur p where p.id = essai.id('Afi');
select is(cardinality(conservation.choisir('commande', 100, '2036-07-02')), 1, 'it is taken');
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
