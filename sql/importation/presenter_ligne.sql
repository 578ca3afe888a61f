-- Presents a row of an import as the API shows it: its cells, the values read from them and its
-- record. An identity document is shown as present or absent only.
-- Spec: imports#rapport, identites-et-droits#piece-identite.
create or replace function importation.presenter_ligne(p_ligne importation.ligne) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return json_build_object(
    'numero', p_ligne.numero,
    'cellules', p_ligne.cellules - '{piece_type,piece_numero,piece_pays}'::text[],
    'compris', producteur.taire_piece(p_ligne.demande),
    'objet_id', p_ligne.objet_id, 'ecrite_le', core.horodatage(p_ligne.ecrite_le),
    'fautes', (
      select count(*) from importation.constat c
      where c.importation_id = p_ligne.importation_id and c.rang = p_ligne.rang
        and c.gravite = 'faute'));
end
$$;
