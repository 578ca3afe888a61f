-- What is wrong with a command's references and, by its type, with what it wrote, seen from what
-- is known now and from the date of the context. Collections are judged by `collecte.rejuger`.
-- Spec: file-de-controle#ecart-motive, file-de-controle#correction, commandes#references,
--       commandes#regles.
-- Motifs: reference_inconnue, reference_inactive, dependance_en_controle, and what the type's
--         `examen` finds.
create or replace function controle.examiner(p_contexte commande.contexte)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_contexte commande.contexte := p_contexte;
  v_references record := commande.verifier_references(p_contexte);
  v_examen text := (select t.examen from commande.type_commande t where t.type = p_contexte.type);
  v_constats commande.constat[] := '{}';
begin
  v_contexte.refs := v_references.refs;
  if v_examen is not null then
    execute format('select %s($1)', v_examen) into v_constats using v_contexte;
  end if;
  return v_references.constats || v_constats;
end
$$;
