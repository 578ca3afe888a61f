-- Judges a collection again because the parameter or the numbering model that was missing exists
-- now.
-- Spec: Control motifs, parametre_introuvable (no decision defined).
-- Chosen: docs/decisions/0010-controles.md.
-- Refuses: parametre_toujours_introuvable, what `collecte.calculer` refuses.
create or replace function collecte.recalculer(
  p_controle controle.controle, p_requete jsonb, p_decideur_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  if collecte.parametre_trouve(p_controle) then
    perform collecte.rejuger(p_controle.entite_id, p_le);
  end if;
  if not collecte.parametre_trouve(p_controle) or exists (
    select from collecte.collecte c
    where c.id = p_controle.entite_id and c.numero_officiel is null)
  then
    raise sqlstate 'TR409' using message = 'parametre_toujours_introuvable',
      detail = p_controle.details::text;
  end if;
end
$$;
