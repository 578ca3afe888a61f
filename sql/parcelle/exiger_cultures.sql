-- Requires the correction of shares that exceed the land: a declaration of the plot's crops, with
-- strata and cycles, recorded since the control.
-- Spec: file-de-controle#correction-de-forme.
-- Refuses: cultures_attendues.
create or replace function parcelle.exiger_cultures(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if not exists (
    select from parcelle.assolement a
    where a.parcelle_id = p_controle.entite_id and a.enregistre_le >= p_controle.ouvert_le
      and a.commande_id is distinct from p_controle.commande_id)
  then
    raise sqlstate 'TR409' using message = 'cultures_attendues',
      detail = jsonb_build_object('parcelle_id', p_controle.entite_id)::text;
  end if;
end
$$;
