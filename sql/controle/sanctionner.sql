-- Applies the consequence of matter or a finding that a referential refuses: the domain of the
-- control's record performs it.
-- Spec: file-de-controle#non-conformite, registres#declassement.
-- Refuses: what `controle.sanctionner_entite` refuses.
create or replace function controle.sanctionner(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform controle.sanctionner_entite(
    p_controle.entite, p_controle, p_requete, p_decideur_id, p_le);
end
$$;
