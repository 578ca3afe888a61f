-- Spec: packs-et-campagnes#ouverture: a campaign is not opened with a model that could give two
-- records the same number.
begin;
set local role metier;
select plan(2);
select essai.preparer();

create function pg_temp.creer(p_code text) returns void language sql as $$
  select campagne.creer(essai.id(p_code), p_code, 'Campagne', 2027, '2027-01-01', '2027-12-31',
    (select c.pack_version_id from campagne.campagne c limit 1), essai.t(-1));
  select null::void
$$;

select pg_temp.creer('C27');
select throws_ok($$ select campagne.ouvrir(essai.id('C27'), essai.t()) $$, 'TR409',
  'numerotation_ambigue',
  'the year of the open campaign');
select lives_ok($$ select campagne.ouvrir(essai.id('C27'), essai.t(365)) $$, 'a year later');

select * from finish();
rollback;
