-- Requires the conditions of a decision on a capacity before the request itself is checked: its
-- state and the role of the person; for a validation, another person, and what bars the capacity.
-- Spec: service#actes, capacites#validation, capacites#non-validable.
-- Chosen: docs/decisions/0187-actes-de-toute-fiche.md.
-- Refuses: capacite_deja_decidee, droit_manquant, what `capacite.exiger_distincte` and
--          `capacite.exiger_validable` refuse.
create or replace function capacite.exiger_faisable(
  p_id uuid, p_acte text, p_utilisateur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_capacite capacite.capacite;
  v_role text;
begin
  select c.* into v_capacite from capacite.capacite c where c.id = p_id;
  perform acte.exiger('capacite', p_id, v_capacite.statut, p_acte);
  v_role := capacite.role_tenu(p_utilisateur_id, p_id, null, p_le);
  if p_acte = 'valider' then
    perform capacite.exiger_distincte(v_capacite, v_role, p_utilisateur_id, p_le);
    perform capacite.exiger_validable(v_capacite, p_le);
  end if;
end
$$;
