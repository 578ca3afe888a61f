-- Puts the collections that a delivery note names on it. A collection travels on one note; one that
-- is on another already stays there, and the note says so.
-- Spec: `livraison.etablir_bon`. Motifs: reference_inactive (already on a note).
create or replace function livraison.inscrire(
  p_bon_id uuid, p_collectes jsonb) returns commande.constat[]
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_constats commande.constat[];
begin
  insert into livraison.bon_collecte (organisation_id, bon_id, collecte_declaree, collecte_id)
  select core.organisation_id(), p_bon_id, c.key::uuid, c.value::uuid
  from jsonb_each_text(p_collectes) as c
  on conflict (organisation_id, collecte_id) do nothing;

  with deja_parties as (
    insert into livraison.bon_collecte (organisation_id, bon_id, collecte_declaree)
    select core.organisation_id(), p_bon_id, c.key::uuid from jsonb_each_text(p_collectes) as c
    on conflict (organisation_id, bon_id, collecte_declaree) do nothing
    returning collecte_declaree
  )
  select coalesce(array_agg(('reference_inactive', null, null, jsonb_build_object(
           'champ', 'collectes[]', 'entite', 'collecte', 'id', d.collecte_declaree,
           'bon_id', b.bon_id))::commande.constat
           order by d.collecte_declaree), '{}') into v_constats
  from deja_parties d join livraison.bon_collecte b on b.collecte_id = d.collecte_declaree;
  return v_constats;
end
$$;
