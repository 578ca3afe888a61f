-- Fixtures of webhooks.

create function essai.abonner(p_nom text, p_genres jsonb default '["lot.valide", "lot.libere"]',
  p_jour integer default 0) returns uuid language sql as $$
  select (webhook.creer(jsonb_build_object(
    'libelle', p_nom, 'adresse', 'https://exemple.org/' || p_nom, 'genres', p_genres,
    'secret_id', essai.id('secret ' || p_nom), 'secret_scelle', 'scelle.1.' || p_nom),
    essai.id('admin ESSAI'), essai.t(p_jour)) ->> 'id')::uuid
$$;
comment on function essai.abonner(text, jsonb, integer) is
  'Creates a subscription of the administrator.';

create function essai.deriver() returns void language sql as $$
  select webhook.deriver(0, 0, pg_current_xact_id()::text::bigint + 100000,
                         pg_current_xact_id()::text::bigint + 100000)
$$;
comment on function essai.deriver() is
  'Derives the events of every entry of the journal, those of this transaction too.';

create function essai.arriver(p_nom text, p_genre text, p_heure text) returns uuid
language plpgsql as $$
declare
  v_id uuid;
begin
  insert into webhook.evenement (organisation_id, genre, sujet_id, cle, le)
  values (core.organisation_id(), p_genre, essai.id(p_nom), p_genre || p_heure,
          essai.t(0, p_heure))
  returning id into v_id;
  perform from webhook.curseur c for no key update;
  perform webhook.distribuer(array[v_id]);
  return v_id;
end
$$;
comment on function essai.arriver(text, text, text) is
  'Writes an event about a record of that name, with its deliveries.';

create function essai.prendre(p_le timestamptz) returns text language sql as $$
  select string_agg(concat_ws(' ', split_part(p.envoi ->> 'adresse', '/', 4),
                              p.envoi #>> '{evenement,genre}'), ', ' order by p.rang)
  from json_array_elements(webhook.prendre(essai.id('ouvrier'), p_le))
         with ordinality as p (envoi, rang)
$$;
comment on function essai.prendre(timestamptz) is
  'Takes what is due and tells it: the subscription and the kind of each.';

create function essai.regler_envois(p_le timestamptz, p_code integer, p_erreur text default null)
returns void language sql as $$
  select webhook.regler(essai.id('ouvrier'), (
    select jsonb_agg(jsonb_build_object('id', e.id, 'code_http', p_code, 'erreur', p_erreur,
                                        'duree_ms', 1))
    from webhook.envoi e where e.ouvrier = essai.id('ouvrier')), p_le)
$$;
comment on function essai.regler_envois(timestamptz, integer, text) is
  'Records one outcome of all that is taken.';
