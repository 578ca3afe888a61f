-- Moves a mass of one product between two accounts without balances. One movement row contains both
-- sides, so they always sum to zero.
-- Spec: collectes#matiere.
-- Chosen: docs/decisions/0074-cessions.md.
create or replace function matiere.deplacer(
  p_genre text, p_entite text, p_entite_id uuid, p_de uuid, p_vers uuid, p_produit_id uuid,
  p_quantite_g bigint, p_auteur_id uuid, p_date_operation timestamptz, p_le timestamptz)
returns uuid
language plpgsql
as $$
declare
  v_id uuid;
begin
  insert into matiere.mouvement
    (organisation_id, genre, entite, entite_id, date_operation, enregistre_le, auteur_id,
     cession_de_id, cession_vers_id, cession_produit_id, cession_g)
  values (core.organisation_id(), p_genre, p_entite, p_entite_id, p_date_operation, p_le,
          p_auteur_id, p_de, p_vers, p_produit_id, p_quantite_g)
  returning id into v_id;
  return v_id;
end
$$;
