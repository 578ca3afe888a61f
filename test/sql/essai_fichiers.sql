-- Fixtures of files: one announced by a phone, one that arrived.

create function essai.sha(p_nom text) returns text language sql immutable as $$
  select encode(sha256(convert_to(p_nom, 'UTF8')), 'hex')
$$;
comment on function essai.sha(text) is 'The SHA-256 of a file that holds this word.';

create function essai.demander(p_nom text, p_champs jsonb default '{}',
  p_le timestamptz default essai.t()) returns jsonb
language plpgsql as $$
begin
  return fichier.demander(
    (select a from appareil.appareil a where a.id = essai.id('appareil ' || essai.code())),
    jsonb_build_object('fichier_id', essai.id('fichier ' || p_nom), 'sha256', essai.sha(p_nom),
      'role', 'photo',
                       'type_media', 'image/jpeg', 'taille_octets', 1000) || p_champs, p_le);
exception when sqlstate 'TR409' or sqlstate 'TR413' then
  return jsonb_build_object('refus', substr(sqlstate, 3) || ' ' || sqlerrm);
end
$$;
comment on function essai.demander(text, jsonb,
  timestamptz) is
  'The agent''s phone asks for the address of a file; answers what it is told, or the refusal.';

create function essai.constater(p_nom text, p_trouve jsonb default '{}',
  p_le timestamptz default essai.t()) returns text language sql as $$
  select fichier.constater(essai.id('fichier ' || p_nom),
    fichier.cle(core.organisation_id(), essai.id('fichier ' || p_nom), essai.sha(p_nom)),
    jsonb_build_object('sha256', essai.sha(p_nom), 'taille_octets', 1000) || p_trouve, p_le)
$$;
comment on function essai.constater(text, jsonb,
  timestamptz) is 'The store holds that file, as it was announced unless told otherwise.';

create function essai.annoncer(p_commande text, p_nom text, p_champs jsonb default '{}',
  p_le timestamptz default essai.t()) returns void language sql as $$
  select essai.collecter(p_commande, '{}', '{}',
    jsonb_build_object('recue_le', p_le, 'synchro_precedente', essai.t(-1)),
    jsonb_build_object('enveloppe',
      jsonb_build_object('pieces_jointes', jsonb_build_array(jsonb_build_object(
      'fichier_id', essai.id('fichier ' || p_nom), 'sha256', essai.sha(p_nom), 'role',
      'photo') || p_champs))));
  select null::void
$$;
comment on function essai.annoncer(text, text, jsonb,
  timestamptz) is 'A collection whose command announces that file as a photo.';

create function essai.peupler_fichiers() returns void language plpgsql as $$
begin
  perform essai.demander('peuple');
  perform essai.constater('peuple');
end
$$;
comment
  on function essai.peupler_fichiers() is
  'Gives the tables of files a row of the current organization.';
