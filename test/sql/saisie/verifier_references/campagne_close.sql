-- Spec: commandes#fermeture-entre-temps: a collection after a campaign's closing is
-- `reference_inactive`.
begin;
set local role metier;
select plan(3);
select essai.preparer();

select from essai.collecter('avant');
select from campagne.cloturer(essai.id('campagne ESSAI'), essai.t(0, '07:30'));

select is(
  essai.motifs(essai.collecter('avant la cloture', '{}', essai.capture(essai.t(0, '07:29')))), null,
  'an operation before the closing, sent after it, is normal');
select is(
  essai.motifs(essai.collecter('apres la cloture', '{}', essai.capture(essai.t(0, '07:30')))),
  'reference_inactive',
  'one after the closing is under control');
select isnt(essai.collecter('numero', '{}', essai.capture(essai.t(0, '07:40'))) ->>
  'numero_officiel', null,
  'it has its official number all the same');

select * from finish();
rollback;
