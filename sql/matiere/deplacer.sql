-- Moves a mass of one product from an account to another: one movement, two entries that sum to
-- zero.
-- Spec: collectes#matiere.
create or replace function matiere.deplacer(
  p_genre text, p_entite text, p_entite_id uuid, p_de uuid, p_vers uuid, p_produit_id uuid,
  p_quantite_g bigint, p_auteur_id uuid, p_date_operation timestamptz, p_le timestamptz)
returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_id uuid;
begin
  with mouvement as (
    insert into matiere.mouvement
      (organisation_id, genre, entite, entite_id, date_operation, enregistre_le, auteur_id)
    values (core.organisation_id(), p_genre, p_entite, p_entite_id, p_date_operation, p_le,
            p_auteur_id)
    returning organisation_id, id
  ),
  ecriture as (
    insert into matiere.ecriture
      (organisation_id, mouvement_id, rang, compte_id, produit_id, quantite_g)
    select m.organisation_id, m.id, e.rang, e.compte_id, p_produit_id, e.quantite_g
    from mouvement m,
      (values (1, p_de, -p_quantite_g), (2, p_vers, p_quantite_g))
        as e (rang, compte_id, quantite_g)
  )
  select m.id into v_id from mouvement m;
  return v_id;
end
$$;
