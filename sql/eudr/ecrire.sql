-- Writes the members, lots and upstream references of a draft statement. A draft is about an
-- expedition, or about lots that it names; each lot stands once.
-- Spec: eudr#declaration.
-- Refuses: lot_inconnu, parametre_invalide (an expedition and lots, or neither; a lot twice; a
--          reference that is neither a statement with its verification number nor an identifier).
create or replace function eudr.ecrire(p_declaration eudr.declaration, p_contenu jsonb)
returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_lots jsonb := coalesce(p_contenu -> 'lignes', '[]');
  v_inconnu uuid;
begin
  if (p_declaration.expedition_id is null) = (v_lots = '[]')
    or (select count(distinct l ->> 'lot_id') from jsonb_array_elements(v_lots) as l)
      <> jsonb_array_length(v_lots)
  then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "lignes"}';
  elsif exists (
    select from jsonb_array_elements(p_contenu -> 'amont') as a
    where (a ? 'numero_dds') <> (a ? 'numero_verification')
      or (a ? 'numero_dds') = (a ? 'identifiant_declaration'))
  then
    raise sqlstate 'TR400' using message = 'parametre_invalide',
      detail = '{"parametre": "amont"}';
  end if;
  with ligne as materialized (
    select (l ->> 'lot_id')::uuid as lot_id from jsonb_array_elements(v_lots) as l
  )
  select x.lot_id into v_inconnu from ligne x
  where not exists (select from lot.lot t where t.id = x.lot_id)
  limit 1;
  perform lot.exiger(v_inconnu) where v_inconnu is not null;

  insert into eudr.declaration select (p_declaration).*
  on conflict (organisation_id, id) do update
    set role = excluded.role, taille = excluded.taille, pays = excluded.pays,
        destinataire = excluded.destinataire, note = excluded.note;
  delete from eudr.lot_declare l where l.declaration_id = p_declaration.id;
  delete from eudr.amont a where a.declaration_id = p_declaration.id;
  insert into eudr.lot_declare (organisation_id, declaration_id, lot_id, quantite_g)
  select p_declaration.organisation_id, p_declaration.id, l.lot_id, l.quantite_g
  from jsonb_to_recordset(v_lots) as l (lot_id uuid, quantite_g bigint);
  insert into eudr.amont
    (organisation_id, declaration_id, rang, numero_dds, numero_verification,
     identifiant_declaration)
  select p_declaration.organisation_id, p_declaration.id, a.rang, a.numero_dds,
         a.numero_verification, a.identifiant_declaration
  from rows from (jsonb_to_recordset(coalesce(p_contenu -> 'amont', '[]')) as (
    numero_dds text, numero_verification text, identifiant_declaration text))
    with ordinality as a (numero_dds, numero_verification, identifiant_declaration, rang);
end
$$;
