-- Spec: receptions#bons-attendus: a note waits while one of its collections is not received; a
-- draft receives nothing.
begin;
set local role metier;
select plan(10);
select essai.preparer_receptions(), essai.equiper();
insert into module.activation (organisation_id, module, actif_pendant)
select core.organisation_id(), 'stock', '{(,)}'
on conflict (organisation_id, module) do update set actif_pendant = excluded.actif_pendant;
select essai.collecter('c2', essai.kg(60000));

create function pg_temp.attendus(p_filtre jsonb default '{}') returns jsonb language sql as $$
  select coalesce(jsonb_agg(b -> 'collectes'), '[]') from jsonb_array_elements(v1.bons_livraison(
    essai.appelant('ESSAI', 'magasinier'), p_filtre)::jsonb -> 'bons') as b
$$;
select is(pg_temp.attendus(), '[]', 'collections without a note do not wait');
select is(essai.motifs(essai.faire('livraison.etablir_bon', 'bon', jsonb_build_object('collectes',
  jsonb_build_array(essai.id('c1'), essai.id('c2'))))), null, 'a note of two');
select results_eq($$
  select b ->> 'id', (b ->> 'annonce_g')::bigint, jsonb_array_length(b -> 'collectes'),
         b ->> 'immatriculation', b ->> 'groupement_id', b ? 'chauffeur'
  from jsonb_array_elements(v1.bons_livraison(essai.appelant('ESSAI', 'magasinier'),
    '{}')::jsonb -> 'bons') as b $$,
  $$ select essai.id('bon')::text, 160000::bigint, 2, 'AB 1234 RB',
            essai.id('groupement ESSAI')::text, false $$,
  'waits with both, and without the name of its driver');
select is(essai.recevoir('r0', '{c1}', '{"brouillon": true}'), 'brouillon', 'a draft of one');
select is(jsonb_array_length(pg_temp.attendus() -> 0), 2, 'receives nothing');
select is(essai.recevoir('r1'), 'en_attente', 'a reception of one');
select is(pg_temp.attendus(), jsonb_build_array(jsonb_build_array(essai.id('c2'))),
  'the other one still waits');
select is(pg_temp.attendus(jsonb_build_object('campagne_id', gen_random_uuid())), '[]',
  'not in another campaign');
select is(essai.recevoir('r2', '{c2}', '{"net_g": 60000}'), 'en_attente', 'received too');
select is(pg_temp.attendus(), '[]', 'then nothing waits');

select * from finish();
rollback;
