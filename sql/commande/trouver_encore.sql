-- Judges the finding of an open control again, by the functions that judged it first, as they would
-- judge its command now.
-- Spec: file-de-controle#repose.
-- Motifs: what `commande.examiner` finds.
create or replace function commande.trouver_encore(p_controle controle.controle)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select c from unnest(commande.examiner(saisie.relire(p_controle.commande_id))) as c
    where c.motif = p_controle.motif);
end
$$;
