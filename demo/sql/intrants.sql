-- Inserts inputs under fixed ids. Opening the campaign gives the pack's inputs their content and
-- authorizations. $1 inputs.
insert into intrant.intrant (organisation_id, id, code, nom, unite_code)
select core.organisation_id(), i.id, i.code, i.nom, i.unite_code
from jsonb_to_recordset($1) as i (id uuid, code text, nom text, unite_code text)
