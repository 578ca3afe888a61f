-- Judges the rights of a collection's author at the date that a decision gave the collection; does
-- nothing if the date did not change.
-- Spec: file-de-controle#ecart-motive, commandes#droits.
-- Motifs: droit_manquant, apres_revocation, hors_ligne_depasse.
create or replace function collecte.rejuger_droits(p_contexte commande.contexte, p_id uuid)
returns commande.constat[]
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return array(
    select d from unnest(saisie.verifier_droits(p_contexte)) as d
    where d.motif <> 'module_inactif'
      and exists (
        select from collecte.correction c
        where c.collecte_id = p_id and c.date_operation is not null));
end
$$;
