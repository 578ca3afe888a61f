-- Writes the part of a page for one table of a perimeter. Inputs: the phone's state of the table
-- (`p_tenue`: the first transaction unknown to it, the opening, the sum of its keys; empty:
-- unknown), and the place where its last page stopped (`p_cours`: the same for the page itself, and
-- the key). Returns the section to send, and either the phone's new state or the place where this
-- page stopped (`{}` before the table). Sends the rows written since the phone's state. If the sum
-- of the phone's keys is that of today's keys, or of the unchanged rows, the phone has no row to
-- delete, and nothing more is sent. Otherwise the whole table is sent by ranges of keys, and the
-- phone deletes its other rows in each range.
-- Spec: replication#par-pages.
-- Chosen: docs/decisions/0102-perimetre-par-pages.md.
create or replace function replica.avancer(
  p_lecture jsonb, p_tenue text[], p_cours text[], p_horizon bigint, p_fin bigint,
  p_place bigint, p_octets bigint, p_premiere boolean,
  out section json, out tenue text[], out cours text[], out nombre bigint, out octets bigint,
  out etat numeric) returns record
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_tenue boolean := coalesce(p_tenue[2] = p_lecture ->> 'empreinte', false);
  -- A number that is lower than the transaction number of any row.
  v_depuis bigint := case when v_tenue then p_tenue[1]::bigint else -4294967296 end;
  v_debut text[] := coalesce(
    p_cours, array[p_horizon::text, p_lecture ->> 'empreinte', '0', null]);
  v_poids record;
  v_lu record;
begin
  nombre := 0;
  octets := 0;
  if p_cours is null then
    v_poids := replica.peser_table(p_lecture ->> 'origine', p_lecture ->> 'cle', v_depuis, p_fin);
    etat := v_poids.etat;
    if v_tenue and p_tenue[3]::numeric in (v_poids.somme, v_poids.somme_ancienne) then
      tenue := array[p_horizon::text, p_lecture ->> 'empreinte', v_poids.somme::text];
      if v_poids.nouvelles = 0 then
        return;
      end if;
      v_lu := replica.lire_table(
        p_lecture, v_depuis, p_fin, true, null, p_place, p_octets, false);
      if v_lu.complet then
        section := json_build_object('nom', p_lecture ->> 'nom', 'etendue', null,
                                     'lignes', v_lu.lignes, 'gardees', '[]'::json);
        nombre := v_lu.nombre;
        octets := v_lu.octets;
        return;
      end if;
      tenue := null;
      if not p_premiere then
        cours := '{}';
        return;
      end if;
    end if;
  end if;
  v_lu := replica.lire_table(
    p_lecture, v_depuis, p_fin, false, v_debut[4], p_place, p_octets, p_premiere);
  if v_lu.nombre = 0 and not v_lu.complet then
    cours := coalesce(p_cours, '{}');
    return;
  end if;
  nombre := v_lu.nombre;
  octets := v_lu.octets;
  section := json_build_object(
    'nom', p_lecture ->> 'nom', 'etendue', json_build_object('apres', v_debut[4],
      'jusqua', case when not v_lu.complet then v_lu.dernier end),
    'lignes', v_lu.lignes, 'gardees', v_lu.gardees);
  v_debut[3] := (v_debut[3]::numeric + v_lu.somme)::text;
  if v_lu.complet then
    tenue := v_debut[1:3];
  else
    cours := v_debut[1:3] || v_lu.dernier;
  end if;
end
$$;
