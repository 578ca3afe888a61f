-- Puts the collections that a delivery note names on the note. A collection is on one note only:
-- one that is already on another stays there, although this note names it too.
-- Spec: types-de-commandes#livraison-etablir-bon.
create or replace function livraison.inscrire(p_bon_id uuid, p_collectes jsonb) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  insert into livraison.bon_collecte (organisation_id, bon_id, collecte_declaree, collecte_id)
  select core.organisation_id(), p_bon_id, c.key::uuid, c.value::uuid
  from jsonb_each_text(p_collectes) as c
  on conflict (organisation_id, collecte_id) do nothing;

  insert into livraison.bon_collecte (organisation_id, bon_id, collecte_declaree)
  select core.organisation_id(), p_bon_id, c.key::uuid from jsonb_each_text(p_collectes) as c
  on conflict (organisation_id, bon_id, collecte_declaree) do nothing;
end
$$;
