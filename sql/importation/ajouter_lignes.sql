-- Stores rows that were read from the file, with the faults of their cells.
-- Spec: imports#lecture.
create or replace function importation.ajouter_lignes(p_importation_id uuid, p_lignes jsonb)
returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  insert into importation.ligne
    (organisation_id, importation_id, rang, numero, cellules, demande, renvois, cle)
  select core.organisation_id(), p_importation_id, r.rang, r.numero, r.cellules,
         nullif(r.demande, 'null'), coalesce(r.renvois, '{}'), r.cle
  from jsonb_to_recordset(p_lignes) as r (
    rang integer, numero integer, cellules jsonb, demande jsonb, renvois jsonb, cle text);
  insert into importation.constat
    (organisation_id, importation_id, rang, ordre, etape, colonne, code, gravite, message, details)
  select core.organisation_id(), p_importation_id, r.rang, c.ordre, 'lecture',
         c.constat ->> 'colonne', c.constat ->> 'code', c.constat ->> 'gravite',
         c.constat ->> 'message', nullif(c.constat -> 'details', 'null')
  from jsonb_to_recordset(p_lignes) as r (rang integer, constats jsonb)
    cross join lateral jsonb_array_elements(r.constats) with ordinality as c (constat, ordre);
  update importation.importation i set lues = i.lues + jsonb_array_length(p_lignes)
  where i.id = p_importation_id;
$$;
