-- Examines the references of a command and, by its type, its records, with present knowledge and at
-- the date of the context. Collections are judged by `collecte.rejuger`.
-- Spec: file-de-controle#ecart-motive, file-de-controle#correction, commandes#references,
--       commandes#regles.
-- Motifs: reference_inconnue, reference_inactive, dependance_en_controle, and what the type's
--         `examiner` finds.
create or replace function commande.examiner(p_contexte commande.contexte)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := p_contexte;
  v_references record := saisie.verifier_references(p_contexte);
begin
  v_contexte.refs := v_references.refs;
  return v_references.constats || commande.examiner_type(v_contexte.type, v_contexte);
end
$$;
