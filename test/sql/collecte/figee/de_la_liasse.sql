-- Spec: packs-et-campagnes#pack-fige: a command is judged by the campaign values that its batch
-- read; a command judged alone, or with an incomplete campaign then, by present values.
begin;
set local role metier;
select plan(4);
select essai.preparer();
create temp table avant as select to_jsonb(collecte.lire_figees(array[format(
  '{"campagne_id":"%s","produit_id":"%s"}', essai.id('campagne ESSAI'), essai.produit('ANANAS'))]))
  as figees;

select is(essai.collecter('seule', '{}', '{}', '{"figees": null}') ->> 'numero_officiel',
  'MP-ANANAS-26-0001', 'what no batch has read is looked up');
select is(essai.collecter('vide', '{}', '{}', '{"figees": []}') ->> 'numero_officiel',
  'MP-ANANAS-26-0002', 'also where the batch lacked this campaign');
update campagne.campagne set modele_numerotation_version = null;
select is(essai.motifs(essai.collecter('apres')), 'parametre_introuvable',
  'a batch that opens later knows what holds then');
select is(essai.collecter('liasse', '{}', '{}', jsonb_build_object('figees', a.figees))
  ->> 'numero_officiel', 'MP-ANANAS-26-0003', 'one that was open goes on by what it read')
from avant a;

select * from finish();
rollback;
