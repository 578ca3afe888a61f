-- Updates the documents that show a lot after an act on it: its labels, and the slip of its
-- reception.
-- Spec: documents#etablissement, documents#remplacement.
-- Locks: the documents of the lot and of the reception.
create or replace function lot.suivre_documents(
  p_lot_id uuid, p_acte text, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform document.suivre('lot', p_acte, l.id, p_le, l.reception_id)
  from lot.lot l where l.id = p_lot_id;
end
$$;
