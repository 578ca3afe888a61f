-- Judges the finding of an open control again, by the functions that judged it first, as they would
-- judge its command now. Of dependences, only the control's own: another record that came under
-- control since opens none.
-- Spec: file-de-controle#repose, commandes#dependance.
-- Motifs: what `commande.examiner` finds.
create or replace function commande.trouver_encore(p_controle controle.controle)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  if p_controle.motif = 'dependance_en_controle' then
    return array(
      select c
      from unnest((saisie.verifier_references(
        saisie.relire(p_controle.commande_id))).constats) as c
      where c.motif = p_controle.motif
        and c.details -> 'champ' = p_controle.details -> 'champ'
        and c.details -> 'id' = p_controle.details -> 'id');
  end if;
  return array(
    select c from unnest(commande.examiner(saisie.relire(p_controle.commande_id))) as c
    where c.motif = p_controle.motif);
end
$$;
