-- Spec: packs-et-campagnes#filiere: a campaign's pack is presented as frozen, whatever was
-- published since.
begin;
set local role metier;
select plan(8);
select essai.preparer();

create temp table vue as select activite.presenter_filiere(c, essai.t()) as f
from campagne.campagne c where c.id = essai.id('campagne ESSAI');
select is((select v.f #>> '{pack,version}' from vue v), '1.0.0',
  'the version that the campaign froze');
select pack.publier(essai.document_pack('1.1.0') || '{"parametres": {}}', essai.t());
select is((select activite.presenter_filiere(c, essai.t()) from campagne.campagne c
    where c.id = essai.id('campagne ESSAI')), (select v.f from vue v),
  'a later version changes nothing');
select is((select jsonb_agg(p.value ->> 'code') from vue v,
    jsonb_array_elements(v.f -> 'produits') as p), '["ANANAS", "JUS", "SANSREGLE"]',
  'products in pack order');
select is((select (p.value ->> 'id')::uuid from vue v, jsonb_array_elements(v.f -> 'produits') as p
    where p.value ->> 'code' = 'JUS'), essai.produit('JUS'), 'by the ids of the organization');
select is((select jsonb_agg(r.value ->> 'coche') from vue v,
    jsonb_array_elements(v.f -> 'referentiels') as r), '["false"]',
  'a referential that is not used');
insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
update produit.produit set actif_pendant = '{}' where code = 'JUS';
select activite.initialiser(essai.session(), null, essai.t());
create temp table apres as select activite.presenter_filiere(c, essai.t()) as f
from campagne.campagne c where c.id = essai.id('campagne ESSAI');
select is((select jsonb_agg(r.value ->> 'coche') from apres v,
    jsonb_array_elements(v.f -> 'referentiels') as r), '["true"]', 'one that is');
select is((select jsonb_agg(p.value ->> 'actif') from apres v,
    jsonb_array_elements(v.f -> 'produits') as p), '["true", "false", "true"]',
  'a product that was withdrawn');
select is((select jsonb_agg(p.value -> 'etat') from apres v,
    jsonb_array_elements(v.f -> 'arbre_activites') as p), '["actif", "actif", null, null, null]',
  'the state of each activity');

select * from finish();
rollback;
