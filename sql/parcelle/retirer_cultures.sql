-- Removes the crops of a survey: the declaration before it is in force again and phones receive it,
-- later records are compared with it, and capacities that depend on the plot return to validation.
-- The command keeps its payload.
-- Spec: file-de-controle#correction, file-de-controle#annulation, terrain#cultures,
--       terrain#culture-a-la-date.
-- Locks: the producers' balances.
create or replace function parcelle.retirer_cultures(
  p_commande_id uuid, p_auteur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_assolement parcelle.assolement;
begin
  select a.* into v_assolement from parcelle.assolement a where a.commande_id = p_commande_id;
  if v_assolement.id is null then
    return;
  end if;
  delete from parcelle.culture c
  where c.parcelle_id = v_assolement.parcelle_id and c.assolement_id = v_assolement.id;
  delete from parcelle.assolement a where a.id = v_assolement.id;
  perform parcelle.reprendre_cultures(v_assolement.parcelle_id, v_assolement.le, p_le);
  perform parcelle.tenir_copies(v_assolement.organisation_id, v_assolement.parcelle_id);
  perform parcelle.propager_changement(v_assolement.parcelle_id, p_auteur_id, p_le);
end
$$;
