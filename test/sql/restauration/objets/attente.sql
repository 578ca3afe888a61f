-- Spec: restauration#fichiers: objects that must be in the store, that may be there, and that were
-- erased are distinguished. Each object is listed once, in the order of the keys; a file with its
-- phone and its commands.
begin;
set local role metier;
select plan(4);
select essai.preparer();
select essai.annoncer('c', 'arrivé');
select essai.demander(n) from unnest('{arrivé,attendu,effacé,à effacer}'::text[]) as n;
select essai.constater(n) from unnest('{arrivé,effacé,à effacer}'::text[]) as n;
create function pg_temp.cle(p_nom text) returns text language sql as $$
  select fichier.cle(core.organisation_id(), essai.id('fichier ' || p_nom), essai.sha(p_nom)) $$;
insert into conservation.objet (organisation_id, cle, liste_le, efface_le)
values (core.organisation_id(), pg_temp.cle('effacé'), essai.t(), essai.t(1)),
       (core.organisation_id(), pg_temp.cle('à effacer'), essai.t(), null);
insert into document.logo (organisation_id, version, sha256, type_media, taille_octets, largeur_px,
  hauteur_px, depuis, auteur_id)
select core.organisation_id(), v, essai.sha('logo'), 'image/png', 10, 16, 16, essai.t(v),
       essai.id('admin ESSAI')
from generate_series(1, 2) as v;

select set_eq(
  $$ select o.cle, o.genre, o.taille_octets, o.attente from restauration.objets() as o $$,
  $$ values (pg_temp.cle('arrivé'), 'fichier', 1000::bigint, 'du'),
       (pg_temp.cle('attendu'), 'fichier', 1000, 'possible'),
       (pg_temp.cle('effacé'), 'effacement', null, 'efface'),
       (pg_temp.cle('à effacer'), 'effacement', null, 'possible'),
       (fichier.cle(core.organisation_id(), core.organisation_id(), essai.sha('logo')), 'logo', 10,
        'du') $$, 'by what was said of each');
select is((select count(*) from restauration.objets()), 5::bigint, 'a logo of two versions once');
select is((select array_agg(o.cle) from restauration.objets() as o),
  (select array_agg(o.cle order by o.cle collate "C") from restauration.objets() as o),
  'in the order of the bytes of their keys');
select results_eq(
  $$ select d ->> 'role', d ->> 'appareil' is not null, d -> 'commandes', d ? 'type'
     from jsonb_array_elements(restauration.decrire_objets(jsonb_build_array(jsonb_build_object(
       'id', essai.id('fichier arrivé'), 'sha256', essai.sha('arrivé'))))) as d $$,
  $$ values ('photo', true, jsonb_build_array(essai.id('commande c')), false) $$,
  'who sent it, and what announces it');

select * from finish();
rollback;
