-- Spec: packs-et-campagnes#ouverture: Campaign states: `preparation`, `ouverte`, `cloturee`; only a
-- campaign in preparation opens.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.creer(p_code text) returns void language sql as $$
  select campagne.creer(essai.id(p_code), p_code, 'Campagne', 2027, '2027-01-01', '2027-12-31',
    (select c.pack_version_id from campagne.campagne c limit 1), essai.t(-1));
  select null::void
$$;

select throws_ok($$ select campagne.ouvrir(essai.id('campagne ESSAI'), essai.t()) $$, 'TR409',
  'campagne_deja_ouverte',
  'an open one');
select throws_ok($$ select campagne.ouvrir(essai.id('campagne VOISIN'), essai.t()) $$, 'TR404',
  'campagne_introuvable',
  'the neighbour''s');
select throws_ok($$ select campagne.ouvrir(essai.id('?'), essai.t()) $$, 'TR404',
  'campagne_introuvable',
  'nobody''s');
select from campagne.cloturer(essai.id('campagne ESSAI'), essai.t());
select throws_ok($$ select campagne.ouvrir(essai.id('campagne ESSAI'), essai.t()) $$, 'TR409',
  'campagne_deja_ouverte',
  'a closed one does not open again');

select * from finish();
rollback;
