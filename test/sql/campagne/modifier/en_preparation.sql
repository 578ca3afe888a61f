-- Spec: packs-et-campagnes#ouverture: a campaign in preparation can be changed, also its pack
-- version; an opened one can not.
begin;
set local role metier;
select plan(7);
select essai.preparer();

select from campagne.creer(essai.id('C27'), 'C27', 'Campagne', 2027, '2027-01-01', '2027-12-31',
  (select c.pack_version_id from campagne.campagne c), essai.t(-1));
create temp table v as select pack.publier(essai.document_pack('1.1.0'), essai.t()) as id;
select from campagne.modifier(essai.id('C27'), null, 2028, null, '2028-06-30', (select id from v),
  essai.t());
select results_eq(
  'select c.nom, c.annee, c.date_ouverture_prevue, c.date_cloture_prevue, c.modifie_le from '
  'campagne.campagne c where c.code = $$C27$$',
  $$ values ('Campagne', 2028, '2027-01-01'::date, '2028-06-30'::date, essai.t()) $$,
  'what is given replaces what was, the rest stays');
select is((select c.pack_version_id from campagne.campagne c where c.code = 'C27'),
  (select id from v), 'the pack version too');
select is((select e.details ->> 'auteur' || ' ' || (e.details ->> 'annee') from journal.evenement e
    where e.action = 'campagne.modifier'), 'operateur 2028',
  'the journal says what, by the operator');
create function pg_temp.modifier(p_id uuid) returns text language sql as $$
  select essai.essayer(format('select campagne.modifier(%L, %L, null, null, null, null, essai.t())',
      p_id, 'x'))
$$;
select is(pg_temp.modifier(essai.id('campagne ESSAI')), '409 campagne_deja_ouverte', 'an open one');
select is(pg_temp.modifier(essai.id('campagne VOISIN')), '404 campagne_introuvable',
  'the neighbour''s');
select is(pg_temp.modifier(essai.id('?')), '404 campagne_introuvable', 'nobody''s');
select throws_ok(
  $$ select campagne.modifier(essai.id('C27'), null, null, null, '2026-01-01', null, essai.t()) $$,
  '23514', null, 'it does not close before it opens');

select * from finish();
rollback;
