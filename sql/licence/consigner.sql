-- Writes an act on a licence to the journals of the organization and of the publisher, and returns
-- the record.
-- Spec: licences-et-factures#registre, organisations-et-modules#journal-editeur.
-- Why: the reason is internal to the publisher, and may be about invoices, which organizations do
--      not see.
create or replace function licence.consigner(
  p_appelant jsonb, p_acte text, p_licence licence.licence, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_details jsonb := jsonb_strip_nulls(jsonb_build_object(
    'licence_id', p_licence.id, 'corrige', p_licence.corrige, 'debut', p_licence.debut,
    'fin', p_licence.fin));
begin
  perform journal.consigner(p_le, 'licence.' || p_acte, 'licence', p_licence.id, v_details);
  perform journal.consigner_editeur(p_appelant, p_le, jsonb_build_object(
      'methode', 'POST',
      'details', v_details || jsonb_strip_nulls(jsonb_build_object('raison', p_licence.raison)),
      'chemin', concat_ws('/', '/v1/editeur/licences', p_licence.corrige,
                          case when p_licence.corrige is not null then p_acte end)),
    p_licence.organisation_id);
  return (select licence.presenter(p_licence, o, core.jour_editeur(p_le))
          from organisation.organisation o where o.id = p_licence.organisation_id);
end
$$;
