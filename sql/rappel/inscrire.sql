-- Writes the records that a recall reaches now as lines of a phase; an execution blocks each lot,
-- in the order of their ids, and writes the result. Returns the number of lines.
-- Spec: rappels#suivi.
-- Locks: the lots, by id, when it blocks.
create or replace function rappel.inscrire(
  p_rappel rappel.rappel, p_phase text, p_bloquer boolean, p_auteur_id uuid, p_le timestamptz)
returns integer
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lignes integer;
begin
  with situation as materialized (
    select s.rang, s.genre, s.objet_id, s.numero, s.statut, s.quantite_g, s.part_g, s.effet,
           s.motif, s.produit_id, s.emplacement_id, s.client_id, s.detenteur_id
    from rappel.situer(p_rappel) as s order by s.rang
  )
  insert into rappel.ligne
    (organisation_id, rappel_id, phase, rang, genre, objet_id, numero, statut, quantite_g, part_g,
     effet, motif, produit_id, emplacement_id, client_id, detenteur_id, le)
  select p_rappel.organisation_id, p_rappel.id, p_phase, s.rang,
         s.genre, s.objet_id, s.numero, s.statut, s.quantite_g, s.part_g,
         case when p_bloquer and s.genre = 'lot'
              then rappel.bloquer(p_rappel, s.objet_id, p_auteur_id, p_le) else s.effet end,
         s.motif, s.produit_id, s.emplacement_id, s.client_id, s.detenteur_id, p_le
  from situation s;
  get diagnostics v_lignes = row_count;
  return v_lignes;
end
$$;
