-- Spec: identites-et-droits#piece-identite: a document's number is in a table of its own, and in no
-- list, history or journal.
begin;
set local role metier;
select plan(11);
select essai.preparer_operations();

select essai.faire('producteur.enregistrer', 'Afi',
  '{"piece_identite": {"type": "cni", "numero": "SECRET-1", "pays": "BJ"}}');
select essai.faire('producteur.enregistrer', 'Bio',
  '{"piece_identite": {"type": "cni", "numero": "SECRET-1", "pays": "BJ"}}');
select essai.faire('producteur.modifier', 'autre pièce',
  jsonb_build_object('producteur_id', essai.id('Afi'),
  'champs', '{"piece_identite": {"type": "cni", "numero": "SECRET-2", "pays": "BJ"}}'::jsonb));
create function pg_temp.appeler(p_fonction text) returns text language plpgsql as $$
declare
  v_reponse text;
begin
  set local role api;
  execute format('select v1.%I($1, $2)::text', p_fonction) into v_reponse
    using essai.appelant('ESSAI', 'admin'), '{}'::jsonb;
  set local role metier;
  return v_reponse;
end
$$;

select is((select string_agg(i.numero, ',' order by i.numero) from producteur.piece_identite i),
  'SECRET-1,SECRET-2', 'the documents are kept');
select unalike(pg_temp.appeler(f), '%SECRET%', 'GET /v1/' || f)
from unnest('{producteurs,parcelles,controles,rejets,appareils,moi}'::text[]) as f;
select alike(pg_temp.appeler('controles'), '%doublon_identite%',
  'though the queue shows the control');
select is((select string_agg(h.valeur::text, ',') from producteur.champ h
    where h.champ = 'piece_identite'), 'true', 'the history says that it changed, no more');
select is_empty($$ select from producteur.champ h where h.valeur::text like '%SECRET%' $$,
  'no field of the history shows it');
select is_empty($$ select from journal.evenement j where j.details::text like '%SECRET%' $$,
  'nor does the journal');

select * from finish();
rollback;
