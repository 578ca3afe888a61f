-- Spec: packs-et-campagnes#ouverture: without a numbering model a campaign is not opened.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select organisation.creer(essai.id('organisation NEUVE'), 'NEUVE', 'Neuve', 'fr', 'UTC', 'XOF',
  essai.t(-2));
select campagne.creer(essai.id('C27'), 'C27', 'Campagne', 2027, '2027-01-01', '2027-12-31',
  (select v.id from pack.pack_version v join pack.pack p on p.id = v.pack_id
    where p.code = 'essai'), essai.t(-1));

select throws_ok($$ select campagne.ouvrir(essai.id('C27'), essai.t()) $$, 'TR409',
  'segment_manquant',
  'no model');
select is((select c.statut from campagne.campagne c), 'preparation', 'it stays in preparation');

select * from finish();
rollback;
